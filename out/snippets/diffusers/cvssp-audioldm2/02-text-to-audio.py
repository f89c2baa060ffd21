import soundfile
import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "cvssp/audioldm2",
    dtype=torch.float16,
).to(device)

output = pipe(
    prompt="A gentle piano melody, rain on a window in the background",
)
audio = torch.as_tensor(output.audios[0]).float().cpu().numpy()
sampling_rate = getattr(pipe, "vocoder", pipe.vae).config.sampling_rate
soundfile.write("audio.wav", audio.T, sampling_rate)
