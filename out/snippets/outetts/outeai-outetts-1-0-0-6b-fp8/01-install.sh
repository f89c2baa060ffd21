pip install -U outetts 'torch<2.15' torchcodec
