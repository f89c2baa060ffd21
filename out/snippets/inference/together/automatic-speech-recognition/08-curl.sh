if answer=$(curl -sS --fail-with-body https://router.huggingface.co/together/v1/audio/transcriptions \
  -H "Authorization: Bearer $HF_TOKEN" \
  --form-string 'model=acme/demo-model' \
  -F "file=@-;filename=audio.flac;type=audio/flac" < sample1.flac)
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
