pip install -U onnxruntime paddleocr huggingface_hub
