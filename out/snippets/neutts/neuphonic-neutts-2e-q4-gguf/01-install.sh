pip install -U 'neutts[llama]' 'torch<2.15' 'torchao<0.18'
