# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT

  name=cat.png
  file=$(base64 < "$name")
  printf '%s' '{
    "model": "acme/demo-model",
    "prompt": "Turn this cat into a dog.",
    "response_format": "base64",
    "reference_images": [
      "data:image/png;base64,' "$file" '"
    ]
  }' |
  curl -sS --fail-with-body https://router.huggingface.co/together/v1/images/generations \
    -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'Content-Type: application/json' \
    -d @-

  content=$(jq -er '.data[0].b64_json' "$answer")
  printf '%s' "$content" | base64 -d > "$answer"
  mv "$answer" image.jpg
)
