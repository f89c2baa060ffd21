pip install -U 'diffusers>=0.42' transformers accelerate imageio imageio-ffmpeg
