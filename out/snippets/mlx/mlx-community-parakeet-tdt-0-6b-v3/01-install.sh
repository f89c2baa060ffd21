pip install -U 'mlx-audio[stt]'
