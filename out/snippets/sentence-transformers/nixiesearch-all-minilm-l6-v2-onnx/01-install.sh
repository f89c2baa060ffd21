pip install -U 'sentence-transformers[onnx]'
