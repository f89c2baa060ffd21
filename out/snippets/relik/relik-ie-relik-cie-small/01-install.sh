pip install -U 'relik[faiss]'
