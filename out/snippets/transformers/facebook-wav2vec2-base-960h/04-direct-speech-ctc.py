import torch
from transformers import AutoModelForCTC, AutoProcessor
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("facebook/wav2vec2-base-960h")
model = AutoModelForCTC.from_pretrained("facebook/wav2vec2-base-960h", device_map="auto")

rate = processor.feature_extractor.sampling_rate
inputs = processor(
    load_audio("audio.wav", sampling_rate=rate),
    sampling_rate=rate,
    return_tensors="pt",
).to(model.device, model.dtype)
with torch.inference_mode():
    logits = model(**inputs).logits
print(processor.batch_decode(logits.argmax(dim=-1))[0])
