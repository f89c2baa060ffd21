pip install -U 'espnet[tts]' espnet_model_zoo soundfile
