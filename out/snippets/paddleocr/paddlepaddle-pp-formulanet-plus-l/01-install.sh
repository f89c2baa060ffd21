pip install -U paddlepaddle 'paddleocr[doc-parser]'
