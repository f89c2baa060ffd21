pip install -U sentence-transformers peft torchvision pillow
