pip install -U f5-tts 'torch<2.15'
