if answer=$(curl -sS --fail-with-body https://router.huggingface.co/hf-inference/models/acme/demo-model \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  -d '{
    "inputs": {
      "data": {
        "Height": [
          "12.4"
        ],
        "Length1": [
          "25.2"
        ],
        "Length2": [
          "27.3"
        ],
        "Species": [
          "Bream"
        ]
      }
    }
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
