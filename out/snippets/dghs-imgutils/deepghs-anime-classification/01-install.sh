pip install -U dghs-imgutils onnxruntime
