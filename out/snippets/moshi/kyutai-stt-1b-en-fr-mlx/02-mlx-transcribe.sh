python -m moshi_mlx.run_inference --hf-repo "kyutai/stt-1b-en_fr-mlx" --temp 0 audio.wav
