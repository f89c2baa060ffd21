pip install -U f5-tts huggingface_hub 'torch<2.15'
