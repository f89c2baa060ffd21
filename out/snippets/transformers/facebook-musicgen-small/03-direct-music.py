import soundfile
from transformers import AutoModelForTextToWaveform, AutoProcessor

processor = AutoProcessor.from_pretrained("facebook/musicgen-small")
model = AutoModelForTextToWaveform.from_pretrained(
    "facebook/musicgen-small",
    device_map="auto",
)

text = "a funky house with 80s hip hop vibes"
inputs = processor(text=text, return_tensors="pt")
# 256 new tokens are about five seconds.
audio = model.generate(**inputs.to(model.device), max_new_tokens=256)
soundfile.write(
    "audio.wav",
    audio[0, 0].float().cpu().numpy(),
    model.config.audio_encoder.sampling_rate,
)
