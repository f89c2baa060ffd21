pip install -U 'transformers==4.46.3' accelerate torch torchvision pillow einops addict easydict
