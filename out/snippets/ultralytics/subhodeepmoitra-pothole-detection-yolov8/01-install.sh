pip install -U ultralytics onnx onnxruntime huggingface_hub
