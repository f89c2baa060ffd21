pip install -U ai-edge-litert huggingface_hub
