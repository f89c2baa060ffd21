pip install -U livekit-wakeword huggingface_hub soundfile
