(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT

  name=sample1.wav
  file=$(base64 < "$name")
  printf '%s' '{
    "model": "acme/demo-model:scaleway",
    "messages": [
      {
        "role": "user",
        "content": [
          {
            "type": "text",
            "text": "What is said in this recording?"
          },
          {
            "type": "input_audio",
            "input_audio": {
              "format": "wav",
              "data": "' "$file" '"
            }
          }
        ]
      }
    ]
  }' |
  curl -sS --fail-with-body https://router.huggingface.co/v1/chat/completions \
    -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'Content-Type: application/json' \
    -d @-

  cat "$answer"
)
