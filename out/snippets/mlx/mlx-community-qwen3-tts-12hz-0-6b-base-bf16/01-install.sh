pip install -U 'mlx-audio[tts]'
