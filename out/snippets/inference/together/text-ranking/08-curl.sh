if answer=$(curl -sS --fail-with-body https://api.together.ai/v1/rerank \
  -H "Authorization: Bearer $TOGETHER_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{
    "model": "acme/demo-model",
    "query": "How long does a day on Venus last?",
    "documents": [
      "Venus turns so slowly that one day lasts 243 days of the Earth.",
      "Mars has two small moons, Phobos and Deimos.",
      "The clouds of Venus consist of sulfuric acid."
    ]
  }')
then
  printf '%s\n' "$answer"
else
  printf '%s\n' "$answer" >&2
  false
fi
