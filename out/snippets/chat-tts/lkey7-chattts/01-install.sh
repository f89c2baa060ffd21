pip install -U ChatTTS 'torch<2.15' torchaudio torchcodec
