# Talk to the model in the terminal
python -m moshi_mlx.local -q 4 --hf-repo "kyutai/moshiko-mlx-q4"

# Or in the browser, at http://localhost:8998
python -m moshi_mlx.local_web -q 4 --hf-repo "kyutai/moshiko-mlx-q4"
