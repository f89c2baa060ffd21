answer=$(mktemp)
if curl --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -o "$answer" \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Accept: image/png' \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": "A lighthouse on a cliff at dusk, watercolor",
    "parameters": {
      "num_inference_steps": 5
    }
  }'
then
  mv "$answer" image.png
else
  cat "$answer" >&2
  rm "$answer"
  false
fi
