pip install -U 'espnet[enh]' espnet_model_zoo soundfile
