pip install -U 'mlx-audio[tts]' 'misaki[en]' pip
