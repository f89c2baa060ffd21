pip install -U git+https://github.com/fluxions-ai/vui torchaudio
