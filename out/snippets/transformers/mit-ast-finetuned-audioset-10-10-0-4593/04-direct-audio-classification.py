import torch
from transformers import AutoFeatureExtractor, AutoModelForAudioClassification
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("MIT/ast-finetuned-audioset-10-10-0.4593")
model = AutoModelForAudioClassification.from_pretrained(
    "MIT/ast-finetuned-audioset-10-10-0.4593",
    device_map="auto",
)

inputs = extractor(
    load_audio("audio.wav", sampling_rate=extractor.sampling_rate),
    sampling_rate=extractor.sampling_rate,
    return_tensors="pt",
)
with torch.inference_mode():
    logits = model(**inputs.to(model.device, model.dtype)).logits
print(model.config.id2label[logits.argmax(dim=-1).item()])
