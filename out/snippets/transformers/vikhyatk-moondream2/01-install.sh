pip install -U 'transformers<5' accelerate torch torchvision pillow
