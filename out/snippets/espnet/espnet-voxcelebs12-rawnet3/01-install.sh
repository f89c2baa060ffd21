pip install -U 'espnet[spk]' espnet_model_zoo soundfile
