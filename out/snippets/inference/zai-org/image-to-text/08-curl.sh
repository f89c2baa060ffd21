# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT

  name=cat.jpg
  file=$(base64 < "$name")
  printf '%s' '{
    "model": "acme/demo-model",
    "file": "data:image/jpeg;base64,' "$file" '"
  }' |
  curl -sS --fail-with-body https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing \
    -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'x-source-channel: hugging_face' \
    -H 'accept-language: en-US,en' \
    -H 'Content-Type: application/json' \
    -d @-

  jq .md_results "$answer"
)
