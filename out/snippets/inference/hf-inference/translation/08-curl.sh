if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": "Tomorrow morning we will take the train to the sea."
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
