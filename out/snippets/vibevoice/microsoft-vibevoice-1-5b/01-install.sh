pip install -U git+https://github.com/vibevoice-community/VibeVoice.git soundfile librosa
