pip install -U 'diffusers>=0.32' transformers accelerate
