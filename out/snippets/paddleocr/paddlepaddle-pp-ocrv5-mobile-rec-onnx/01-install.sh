pip install -U onnxruntime paddleocr
