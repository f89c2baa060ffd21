pip install -U onnxruntime-genai-cuda huggingface_hub
