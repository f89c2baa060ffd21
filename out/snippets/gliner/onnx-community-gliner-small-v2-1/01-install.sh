pip install -U 'gliner[onnx]'
