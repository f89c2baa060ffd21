pip install -U qwen-tts soundfile 'torch<2.15'
