if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model/pipeline/feature-extraction \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": "Store the coffee beans in a cool, dry place."
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
