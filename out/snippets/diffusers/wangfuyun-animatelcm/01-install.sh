pip install -U diffusers transformers accelerate peft imageio imageio-ffmpeg
