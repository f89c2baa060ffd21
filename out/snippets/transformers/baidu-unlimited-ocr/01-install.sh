pip install -U 'transformers>=4.57,<5' accelerate torch torchvision pillow matplotlib einops addict easydict pymupdf
