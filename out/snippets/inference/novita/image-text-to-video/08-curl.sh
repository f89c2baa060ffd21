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
    "model": "MiniMax-H3",
    "content": [
      {
        "type": "text",
        "text": "The cat stretches, yawns and lies down again."
      },
      {
        "type": "image_url",
        "image_url": {
          "url": "data:image/png;base64,' "$file" '"
        },
        "role": "first_frame"
      }
    ],
    "resolution": "768P",
    "duration": 4,
    "ratio": "adaptive"
  }' |
  call https://router.huggingface.co/novita/v3/minimax/v2/video_generation \
    -H 'Content-Type: application/json' \
    -d @-

  status_url="https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/$(jq -er .task_id "$answer")"
  call "$status_url"
  while :; do
    case $(jq -r .task.status "$answer") in
      "succeeded") break ;;
      "failed" | "cancelled") exit 1 ;;
    esac
    sleep 5
    call "$status_url"
  done

  url=$(jq -er .task.content.url "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  mv "$answer" video.mp4
)
