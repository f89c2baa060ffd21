pip install -U git+https://github.com/PramaLLC/BEN2.git pillow requests
