pip install -U fairseq
