pip install -U gliner2-onnx
