pip install -U git+https://github.com/huggingface/parler-tts.git soundfile
