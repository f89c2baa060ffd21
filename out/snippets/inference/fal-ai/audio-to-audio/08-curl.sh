# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT
  call() { curl -sS --fail-with-body -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    "$@"; }

  name=sample1.mp3
  file=$(base64 < "$name")
  printf '%s' '{
    "audio_url": "data:audio/mpeg;base64,' "$file" '"
  }' |
  call 'https://router.huggingface.co/fal-ai/acme/demo-model?_subdomain=queue' \
    -H 'Content-Type: application/json' \
    -d @-

  status_url="https://router.huggingface.co/fal-ai$(jq -er .status_url "$answer" | sed 's|^https://[^/]*||')?_subdomain=queue"
  result_url="https://router.huggingface.co/fal-ai$(jq -er .response_url "$answer" | sed 's|^https://[^/]*||')?_subdomain=queue"
  call "$status_url"
  while :; do
    case $(jq -r .status "$answer") in
      "COMPLETED") break ;;
    esac
    sleep 1
    call "$status_url"
  done
  call "$result_url"

  url=$(jq -er .audio.url "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  address=${url%%\?*}
  mv "$answer" audio."${address##*.}"
)
