pip install -U diffusers transformers accelerate safetensors imageio imageio-ffmpeg
