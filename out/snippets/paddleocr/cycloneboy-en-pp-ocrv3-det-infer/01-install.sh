pip install -U paddlepaddle paddleocr huggingface_hub
