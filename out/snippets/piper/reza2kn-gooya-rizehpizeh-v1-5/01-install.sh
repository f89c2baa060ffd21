pip install -U piper-tts huggingface_hub
