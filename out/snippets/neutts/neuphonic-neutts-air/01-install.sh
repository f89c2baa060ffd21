pip install -U neutts 'torch<2.15' 'torchao<0.18'
