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
    "model": "acme/demo-model",
    "frame_images": [
      {
        "frame": "first",
        "input_image": "data:image/png;base64,' "$file" '"
      }
    ],
    "prompt": "The cat stretches, yawns and lies down again."
  }' |
  call https://router.huggingface.co/together/v2/videos \
    -H 'Content-Type: application/json' \
    -d @-

  status_url="https://router.huggingface.co/together/v2/videos/$(jq -er .id "$answer")"
  call "$status_url"
  while :; do
    case $(jq -r .status "$answer") in
      "completed") break ;;
      "failed" | "cancelled") exit 1 ;;
    esac
    sleep 2
    call "$status_url"
  done

  url=$(jq -er .outputs.video_url "$answer")
  curl -sS --fail-with-body -o "$answer" "$url"
  mv "$answer" video.mp4
)
