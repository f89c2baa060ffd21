pip install -U git+https://github.com/myshell-ai/MeloTTS.git
