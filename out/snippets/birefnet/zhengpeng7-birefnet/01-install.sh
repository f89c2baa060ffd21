pip install -U transformers torch torchvision timm einops kornia pillow
