# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT

  name=sample1.mp3
  file=$(base64 < "$name")
  printf '%s' '{
    "audio_url": "data:audio/mpeg;base64,' "$file" '"
  }' |
  curl -sS --fail-with-body https://router.huggingface.co/fal-ai/acme/demo-model \
    -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'Content-Type: application/json' \
    -d @-

  jq .text "$answer"
)
