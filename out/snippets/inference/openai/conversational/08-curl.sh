if answer=$(curl -sS --fail-with-body https://api.openai.com/v1/chat/completions \
  -H "Authorization: Bearer $OPENAI_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/demo-model",
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
