pip install -U stable-audio-tools torch torchaudio einops
