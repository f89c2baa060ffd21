import soundfile
import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("harmonai/maestro-150k").to(device)

audio = pipe(audio_length_in_s=4.0).audios[0]
soundfile.write("audio.wav", audio.T, pipe.unet.config.sample_rate)
