mlx_vlm.generate \
  --model Qwen/Qwen3.8-27B \
  --draft-model mlx-community/Qwen3.8-27B-MTP-4bit \
  --prompt 'Tell a short story about Marie Curie.' \
  --max-tokens 1024 \
  --temperature 0
