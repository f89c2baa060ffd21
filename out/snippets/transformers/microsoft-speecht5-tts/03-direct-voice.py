import numpy
import soundfile
import torch
from huggingface_hub import hf_hub_download
from transformers import AutoModelForTextToSpectrogram, AutoProcessor, SpeechT5HifiGan

processor = AutoProcessor.from_pretrained("microsoft/speecht5_tts")
model = AutoModelForTextToSpectrogram.from_pretrained(
    "microsoft/speecht5_tts",
    device_map="auto",
)
vocoder = SpeechT5HifiGan.from_pretrained("microsoft/speecht5_hifigan").to(model.device, model.dtype)

# The voice: another x-vector of 512 numbers speaks with another one.
voice = hf_hub_download("Xenova/transformers.js-docs", "speaker_embeddings.bin", repo_type="dataset")
speaker = torch.from_numpy(numpy.fromfile(voice, dtype="float32")).unsqueeze(0)
text = "Good morning! The library opens at ten."
inputs = processor(text=text, return_tensors="pt").to(model.device)
waveform = model.generate(
    **inputs,
    speaker_embeddings=speaker.to(model.device, model.dtype),
    vocoder=vocoder,
)
soundfile.write("audio.wav", waveform.float().cpu().numpy(), vocoder.config.sampling_rate)
