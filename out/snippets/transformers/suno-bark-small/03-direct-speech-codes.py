import soundfile
from transformers import AutoModelForTextToWaveform, AutoProcessor

processor = AutoProcessor.from_pretrained("suno/bark-small")
model = AutoModelForTextToWaveform.from_pretrained(
    "suno/bark-small",
    device_map="auto",
)

text = "Good morning! The library opens at ten."
inputs = processor(text).to(model.device)
audio = model.generate(**inputs)
soundfile.write(
    "audio.wav",
    audio[0].float().cpu().numpy(),
    model.generation_config.sample_rate,
)
