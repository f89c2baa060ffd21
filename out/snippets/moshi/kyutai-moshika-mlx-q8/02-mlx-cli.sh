# Talk to the model in the terminal
python -m moshi_mlx.local -q 8 --hf-repo "kyutai/moshika-mlx-q8"

# Or in the browser, at http://localhost:8998
python -m moshi_mlx.local_web -q 8 --hf-repo "kyutai/moshika-mlx-q8"
