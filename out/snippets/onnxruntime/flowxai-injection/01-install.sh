pip install -U onnxruntime huggingface_hub
