pip install -U vui-tts
