pip install -U unbabel-comet 'setuptools<81'
