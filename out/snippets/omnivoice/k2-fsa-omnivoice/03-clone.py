import soundfile
import torch
from omnivoice import OmniVoice

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = OmniVoice.from_pretrained(
    "k2-fsa/OmniVoice",
    device_map=device,
    dtype=torch.float32 if device == "cpu" else torch.float16,
)

# audio.wav: a voice for some seconds; ref_text: what it says.
[speech] = model.generate(
    text="Good morning! The library opens at ten.",
    ref_audio="audio.wav",
    ref_text="This is how my voice sounds.",
)
soundfile.write("speech.wav", speech, model.sampling_rate)
