import soundfile
import torch
from transformers import AutoModelForTextToWaveform, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/mms-tts-eng")
model = AutoModelForTextToWaveform.from_pretrained(
    "facebook/mms-tts-eng",
    device_map="auto",
)

text = "Good morning! The library opens at ten."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.inference_mode():
    waveform = model(**inputs).waveform[0]
soundfile.write(
    "audio.wav",
    waveform.float().cpu().numpy(),
    model.config.sampling_rate,
)
