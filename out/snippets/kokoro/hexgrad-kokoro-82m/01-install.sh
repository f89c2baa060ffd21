pip install -U 'kokoro>=0.9.4' soundfile pip
