pip install -U transformers torch torchvision pillow pytesseract
