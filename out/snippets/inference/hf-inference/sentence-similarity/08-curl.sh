if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model/pipeline/sentence-similarity \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": {
      "source_sentence": "How do I reset my password?",
      "sentences": [
        "I forgot my login details.",
        "Where can I change my delivery address?",
        "The steps to choose a new password"
      ]
    }
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
