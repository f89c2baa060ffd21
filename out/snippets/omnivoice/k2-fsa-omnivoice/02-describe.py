import soundfile
import torch
from omnivoice import OmniVoice

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = OmniVoice.from_pretrained(
    "k2-fsa/OmniVoice",
    device_map=device,
    dtype=torch.float32 if device == "cpu" else torch.float16,
)

[speech] = model.generate(
    text="Good morning! The library opens at ten.",
    instruct="female, low pitch, british accent",
)
soundfile.write("speech.wav", speech, model.sampling_rate)
