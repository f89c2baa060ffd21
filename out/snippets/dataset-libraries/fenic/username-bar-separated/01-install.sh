pip install -U fenic tqdm httpx
