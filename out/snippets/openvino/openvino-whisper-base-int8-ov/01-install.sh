pip install -U optimum-intel librosa
