pip install -U 'transformers>=4.37,<4.48' accelerate torch torchvision pillow tiktoken verovio
