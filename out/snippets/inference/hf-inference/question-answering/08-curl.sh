if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": {
      "question": "When does the museum open on Sundays?",
      "context": "The museum is open from nine to six on weekdays. On Sundays it opens at eleven and closes at five."
    }
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
