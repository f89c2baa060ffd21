# Talk to the model in the terminal
python -m moshi_mlx.local --hf-repo "kyutai/moshiko-mlx-bf16"

# Or in the browser, at http://localhost:8998
python -m moshi_mlx.local_web --hf-repo "kyutai/moshiko-mlx-bf16"
