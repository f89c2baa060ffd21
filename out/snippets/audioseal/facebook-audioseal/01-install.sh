pip install -U audioseal huggingface_hub soundfile
