pip install -U asteroid requests 'setuptools<81' 'torch<2.15'
