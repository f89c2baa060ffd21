pip install -U 'pyannote.audio>=3,<4' 'torch<2.6' 'torchaudio<2.6' 'huggingface_hub<1'
