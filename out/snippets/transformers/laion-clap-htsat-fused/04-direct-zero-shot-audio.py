import torch
from transformers import AutoModel, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("laion/clap-htsat-fused")
model = AutoModel.from_pretrained("laion/clap-htsat-fused", device_map="auto")

labels = ["a dog barking", "a piano", "a person speaking"]
rate = processor.feature_extractor.sampling_rate
inputs = processor(
    text=[f"This is a sound of {label}." for label in labels],
    audio=load_audio("audio.wav", sampling_rate=rate),
    sampling_rate=rate,
    padding=True,
    return_tensors="pt",
)
with torch.inference_mode():
    logits = model(**inputs.to(model.device)).logits_per_audio
for label, score in zip(labels, logits.softmax(dim=-1)[0].tolist()):
    print(label, score)
