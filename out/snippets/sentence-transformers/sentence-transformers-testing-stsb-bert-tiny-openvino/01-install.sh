pip install -U 'sentence-transformers[openvino]'
