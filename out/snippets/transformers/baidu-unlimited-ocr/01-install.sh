pip install -U transformers accelerate torch torchvision pillow matplotlib einops addict easydict pymupdf
