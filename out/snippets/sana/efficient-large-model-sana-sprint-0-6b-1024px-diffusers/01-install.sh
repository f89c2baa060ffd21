pip install -U 'diffusers>=0.33' transformers accelerate
