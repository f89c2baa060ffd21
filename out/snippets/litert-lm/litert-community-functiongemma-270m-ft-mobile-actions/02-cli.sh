litert-lm run \
  --from-huggingface-repo=litert-community/functiongemma-270m-ft-mobile-actions \
  --huggingface-token="$(hf auth token)" \
  mobile_actions_q8_ekv1024.litertlm \
  --prompt="Write a haiku about a lighthouse in fog"
