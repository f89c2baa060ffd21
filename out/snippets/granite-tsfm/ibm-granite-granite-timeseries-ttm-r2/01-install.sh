pip install -U granite-tsfm
