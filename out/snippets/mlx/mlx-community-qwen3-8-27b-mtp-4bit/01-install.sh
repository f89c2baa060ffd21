pip install -U 'mlx-vlm>=0.6.12'
