pip install -U git+https://github.com/takara-ai/SwarmFormer transformers
