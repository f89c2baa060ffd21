pip install -U git+https://github.com/MoonshotAI/Kimi-Audio.git soundfile
