pip install -U kokoro soundfile
