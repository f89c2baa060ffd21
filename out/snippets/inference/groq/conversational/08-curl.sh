if answer=$(curl -sS --fail-with-body https://router.huggingface.co/v1/chat/completions \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/demo-model:groq",
    "messages": [
      {
        "role": "user",
        "content": "Which planet in the solar system has the shortest year?"
      }
    ]
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
