pip install -U 'transformers<5.0.0' accelerate torch torchvision pillow
