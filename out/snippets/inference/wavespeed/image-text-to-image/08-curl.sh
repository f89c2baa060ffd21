# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT
  call() { curl -sS --fail-with-body -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    "$@"; }

  name=cat.png
  file=$(base64 < "$name")
  printf '%s' '{
    "prompt": "Turn this cat into a dog.",
    "image": "data:image/png;base64,' "$file" '"
  }' |
  call https://router.huggingface.co/wavespeed/api/v3/acme/demo-model \
    -H 'Content-Type: application/json' \
    -d @-

  status_url="https://router.huggingface.co/wavespeed$(jq -er .data.urls.get "$answer" | sed 's|^https://[^/]*||')"
  call "$status_url"
  while :; do
    case $(jq -r .data.status "$answer") in
      "completed") break ;;
      "failed" | "cancelled" | "timeout" | "deleted") exit 1 ;;
    esac
    sleep 1
    call "$status_url"
  done

  url=$(jq -er '.data.outputs[0]' "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  address=${url%%\?*}
  mv "$answer" image."${address##*.}"
)
