pip install -U 'espnet[tts]>=202610'
