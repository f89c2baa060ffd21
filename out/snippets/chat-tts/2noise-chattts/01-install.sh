pip install -U ChatTTS requests 'torch<2.15' torchaudio torchcodec
