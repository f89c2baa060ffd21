pip install -U git+https://github.com/nunchaku-ai/nunchaku.git diffusers transformers accelerate
