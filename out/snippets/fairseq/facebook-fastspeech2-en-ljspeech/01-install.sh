pip install -U fairseq huggingface_hub 'torch<2.6' g2p_en soundfile
