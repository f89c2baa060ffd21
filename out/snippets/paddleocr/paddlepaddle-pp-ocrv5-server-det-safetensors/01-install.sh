pip install -U 'transformers>=5.10.0' torch torchvision paddleocr
