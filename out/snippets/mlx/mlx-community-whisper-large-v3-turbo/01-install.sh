pip install -U mlx-whisper
