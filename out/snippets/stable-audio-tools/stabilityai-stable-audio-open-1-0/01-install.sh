pip install -U stable-audio-tools torch torchaudio einops 'numpy<2' pytorch_lightning soundfile
