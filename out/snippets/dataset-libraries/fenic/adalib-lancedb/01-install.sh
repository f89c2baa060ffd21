pip install -U fenic
