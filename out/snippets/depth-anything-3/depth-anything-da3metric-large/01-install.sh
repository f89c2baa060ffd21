pip install -U git+https://github.com/ByteDance-Seed/Depth-Anything-3.git addict
