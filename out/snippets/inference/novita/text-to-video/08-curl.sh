# Needs jq.
(
  set -eo pipefail
  answer=$(mktemp)
  trap '[ $? = 0 ] || cat "$answer" >&2; rm -f "$answer"' EXIT
  call() { curl -sS --fail-with-body -o "$answer" \
    -H "Authorization: Bearer $HF_TOKEN" \
    "$@"; }

  call https://router.huggingface.co/novita/v3/async/acme/demo-model \
    -H 'Content-Type: application/json' \
    -d '{
      "prompt": "A paper boat drifts down a rainy street, seen from above."
    }'

  status_url="https://router.huggingface.co/novita/v3/async/task-result?task_id=$(jq -er .task_id "$answer")"
  call "$status_url"
  while :; do
    case $(jq -r .task.status "$answer") in
      "TASK_STATUS_SUCCEED") break ;;
      "TASK_STATUS_FAILED") exit 1 ;;
    esac
    sleep 1
    call "$status_url"
  done

  url=$(jq -er '.videos[0].video_url' "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  mv "$answer" video.mp4
)
