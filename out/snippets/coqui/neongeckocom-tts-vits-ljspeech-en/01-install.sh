pip install -U coqui-tts 'torch<2.12' 'torchaudio<2.12' 'torchcodec<0.12' six huggingface_hub
