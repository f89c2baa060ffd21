pip install -U fairseq huggingface_hub 'torch<2.6'
