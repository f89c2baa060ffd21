pip install -U 'transformers>=4.44,<4.52' accelerate torch torchvision pillow librosa soundfile
