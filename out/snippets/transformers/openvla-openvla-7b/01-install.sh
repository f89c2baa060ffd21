pip install -U 'transformers<5' accelerate torch 'timm>=0.9.10,<1' torchvision pillow
