pip install -U git+https://github.com/facebookresearch/fairseq huggingface_hub 'torch<2.6'
