import torch
from transformers import AutoFeatureExtractor, AutoModelForAudioXVector
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("microsoft/wavlm-base-plus-sv")
model = AutoModelForAudioXVector.from_pretrained(
    "microsoft/wavlm-base-plus-sv",
    device_map="auto",
)

rate = extractor.sampling_rate
voices = [load_audio(file, sampling_rate=rate) for file in ("voice-1.wav", "voice-2.wav")]
inputs = extractor(voices, sampling_rate=rate, padding=True, return_tensors="pt")
with torch.inference_mode():
    embeddings = model(**inputs.to(model.device, model.dtype)).embeddings
# Near 1 for the same speaker
print(torch.nn.functional.cosine_similarity(embeddings[0], embeddings[1], dim=-1).item())
