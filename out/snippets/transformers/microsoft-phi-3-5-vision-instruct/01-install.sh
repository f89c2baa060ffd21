pip install -U 'transformers>=4.43,<4.49' accelerate torch torchvision pillow
