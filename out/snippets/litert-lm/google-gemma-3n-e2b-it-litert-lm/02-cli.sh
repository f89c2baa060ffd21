# Asks which file to run when the repository holds several
litert-lm run \
  --from-huggingface-repo=google/gemma-3n-E2B-it-litert-lm \
  --prompt="Write a haiku about a lighthouse in fog"
