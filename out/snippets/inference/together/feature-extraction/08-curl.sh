if answer=$(curl -sS --fail-with-body https://router.huggingface.co/together/v1/embeddings \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/demo-model",
    "input": "Store the coffee beans in a cool, dry place."
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
