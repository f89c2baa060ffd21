answer=$(mktemp)
if curl --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -o "$answer" \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": "The train to the coast leaves at 9:42 from platform seven."
  }'
then
  mv "$answer" speech.flac
else
  cat "$answer" >&2
  rm "$answer"
  false
fi
