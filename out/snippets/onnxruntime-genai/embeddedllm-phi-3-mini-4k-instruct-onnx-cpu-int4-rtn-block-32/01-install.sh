pip install -U onnxruntime-genai huggingface_hub
