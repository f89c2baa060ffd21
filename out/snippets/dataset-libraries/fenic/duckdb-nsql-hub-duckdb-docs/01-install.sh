pip install -U fenic tqdm
