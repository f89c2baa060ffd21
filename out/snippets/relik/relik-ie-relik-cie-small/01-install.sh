pip install -U 'relik[faiss]' 'numpy<2' 'setuptools<81'
