answer=$(mktemp)
if curl --fail-with-body https://router.huggingface.co/deepinfra/v1/openai/audio/speech \
  -o "$answer" \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/demo-model",
    "input": "The train to the coast leaves at 9:42 from platform seven."
  }'
then
  mv "$answer" speech.wav
else
  cat "$answer" >&2
  rm "$answer"
  false
fi
