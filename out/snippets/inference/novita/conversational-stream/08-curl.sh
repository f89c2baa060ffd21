# Needs jq, which takes the text out of the events.
(
  set -o pipefail
  curl -sS --no-buffer --fail-with-body https://router.huggingface.co/v1/chat/completions \
    -H "Authorization: Bearer $HF_TOKEN" \
    -H 'Content-Type: application/json' \
    -d '{
      "model": "acme/demo-model:novita",
      "messages": [
        {
          "role": "user",
          "content": "Which planet in the solar system has the shortest year?"
        }
      ],
      "stream": true
    }' |
    while IFS= read -r line || [ -n "$line" ]; do
      case ${line%$'\r'} in
        data:*'{'*) printf '%s\n' "${line#data:}" ;;
        event:*error) { printf '%s\n' "$line"; cat; } >&2; exit 1 ;;
        '' | :* | event:* | id:* | retry:* | *'[DONE]'*) ;;
        *) { printf '%s\n' "$line"; cat; } >&2; exit 1 ;;
      esac
    done |
    jq -j --unbuffered 'if .error then "\(.)\n" | halt_error else .choices[0].delta.content // empty end'
)
