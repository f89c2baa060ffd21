# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT
  call() { curl -sS --fail-with-body -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'x-source-channel: hugging_face' \
    -H 'accept-language: en-US,en' \
    "$@"; }

  call https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations \
    -H 'Content-Type: application/json' \
    -d '{
      "model": "acme/demo-model",
      "prompt": "A lighthouse on a cliff at dusk, watercolor"
    }'

  status_url="https://router.huggingface.co/zai-org/api/paas/v4/async-result/$(jq -er .id "$answer")"
  call "$status_url"
  while :; do
    case $(jq -r .task_status "$answer") in
      "SUCCESS") break ;;
      "FAIL") exit 1 ;;
    esac
    sleep 5
    call "$status_url"
  done

  url=$(jq -er '.image_result[0].url' "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  mv "$answer" image.png
)
