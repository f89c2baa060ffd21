pip install -U git+https://github.com/lpiccinelli-eth/UniDepth.git
