# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT
  call() { curl -sS --fail-with-body -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'Prefer: wait' \
    "$@"; }

  call https://router.huggingface.co/replicate/v1/models/acme/demo-model/predictions \
    -H 'Content-Type: application/json' \
    -d '{
      "input": {
        "text": "The train to the coast leaves at 9:42 from platform seven."
      }
    }'

  status_url="https://router.huggingface.co/replicate$(jq -er .urls.get "$answer" | sed 's|^https://[^/]*||')"
  while :; do
    case $(jq -r .status "$answer") in
      "succeeded") break ;;
      "failed" | "canceled" | "aborted") exit 1 ;;
    esac
    sleep 1
    call "$status_url"
  done

  url=$(jq -er '.output[0]? // .output' "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  address=${url%%\?*}
  mv "$answer" speech."${address##*.}"
)
