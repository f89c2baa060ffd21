pip install -U kokoro soundfile pip
