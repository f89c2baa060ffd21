if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": "Ada Lovelace wrote to Charles Babbage from London in 1843."
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
