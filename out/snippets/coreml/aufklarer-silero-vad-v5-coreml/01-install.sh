pip install -U coremltools huggingface_hub
