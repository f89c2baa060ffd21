import torch
from transformers import AutoFeatureExtractor, AutoModel
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("facebook/encodec_24khz")
model = AutoModel.from_pretrained("facebook/encodec_24khz", device_map="auto")

inputs = extractor(
    load_audio("audio.wav", sampling_rate=extractor.sampling_rate),
    sampling_rate=extractor.sampling_rate,
    return_tensors="pt",
)
with torch.inference_mode():
    outputs = model.encode(inputs.to(model.device, model.dtype)["input_values"])
# The numbers that stand for the sound
print(outputs.audio_codes.shape)
