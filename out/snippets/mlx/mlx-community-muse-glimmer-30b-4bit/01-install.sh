pip install -U mlx-vlm
