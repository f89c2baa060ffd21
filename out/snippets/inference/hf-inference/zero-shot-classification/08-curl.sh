if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": "My parcel was marked as delivered on Monday, but nothing has arrived.",
    "parameters": {
      "candidate_labels": [
        "shipping",
        "payment",
        "account"
      ]
    }
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
