pip install -U omnivoice soundfile 'torch<2.15'
