pip install -U 'transformers>=4.41,<4.54' accelerate torch torchvision pillow timm einops
