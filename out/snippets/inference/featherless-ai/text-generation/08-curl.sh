curl --fail-with-body https://router.huggingface.co/featherless-ai/v1/completions \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/demo-model",
    "prompt": "Which planet in the solar system has the shortest year?"
  }'
