import torch
from transformers import AutoModel, AutoVideoProcessor

processor = AutoVideoProcessor.from_pretrained("MCG-NJU/videomae-base")
model = AutoModel.from_pretrained(
    "MCG-NJU/videomae-base",
    device_map="auto",
)

inputs = processor(
    "video.mp4",
    num_frames=model.config.num_frames,
    do_sample_frames=True,
    return_tensors="pt",
)
inputs = inputs.to(model.device, model.dtype)
with torch.inference_mode():
    features = model(**inputs).last_hidden_state
# A vector for each part of the video
print(features.shape)
