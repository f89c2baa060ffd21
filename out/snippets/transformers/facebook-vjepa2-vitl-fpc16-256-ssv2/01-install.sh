pip install -U transformers accelerate torch torchvision pillow av torchcodec
