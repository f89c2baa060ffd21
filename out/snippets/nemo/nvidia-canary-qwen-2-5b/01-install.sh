pip install -U 'nemo_toolkit[speechlm2]' 'torchao<0.17'
