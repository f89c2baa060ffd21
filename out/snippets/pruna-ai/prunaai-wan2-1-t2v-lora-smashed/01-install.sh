pip install -U pruna diffusers transformers accelerate imageio
