pip install -U paddlepaddle paddleocr
