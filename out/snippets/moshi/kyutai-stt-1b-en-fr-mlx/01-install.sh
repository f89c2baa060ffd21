pip install -U moshi_mlx
