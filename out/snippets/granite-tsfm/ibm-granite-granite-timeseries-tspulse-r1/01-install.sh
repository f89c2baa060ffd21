pip install -U 'granite-tsfm>=0.3'
