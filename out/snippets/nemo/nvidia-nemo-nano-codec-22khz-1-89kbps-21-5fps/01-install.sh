pip install -U 'nemo_toolkit[tts]'
