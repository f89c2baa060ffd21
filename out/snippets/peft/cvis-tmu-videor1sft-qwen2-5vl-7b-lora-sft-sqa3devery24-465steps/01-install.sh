pip install -U peft transformers torchvision pillow
