pip install -U 'espnet>=202610' espnet-s3prl
