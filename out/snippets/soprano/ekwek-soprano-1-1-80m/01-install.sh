pip install -U soprano-tts
