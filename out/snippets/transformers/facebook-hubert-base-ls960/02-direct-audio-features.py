import torch
from transformers import AutoFeatureExtractor, AutoModel
from transformers.audio_utils import load_audio

extractor = AutoFeatureExtractor.from_pretrained("facebook/hubert-base-ls960")
model = AutoModel.from_pretrained("facebook/hubert-base-ls960", device_map="auto")

inputs = extractor(
    load_audio("audio.wav", sampling_rate=extractor.sampling_rate),
    sampling_rate=extractor.sampling_rate,
    return_tensors="pt",
)
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
print(outputs.last_hidden_state.shape)
