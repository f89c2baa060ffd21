pip install -U fairseq g2p_en soundfile
