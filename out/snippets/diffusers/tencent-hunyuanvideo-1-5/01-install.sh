pip install -U diffusers transformers accelerate imageio imageio-ffmpeg
