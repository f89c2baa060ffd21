import torch
from transformers import AutoModel, AutoVideoProcessor

processor = AutoVideoProcessor.from_pretrained("facebook/vjepa2-vitl-fpc64-256")
model = AutoModel.from_pretrained(
    "facebook/vjepa2-vitl-fpc64-256",
    device_map="auto",
)

inputs = processor(
    "video.mp4",
    num_frames=model.config.frames_per_clip,
    do_sample_frames=True,
    return_tensors="pt",
)
inputs = inputs.to(model.device, model.dtype)
with torch.inference_mode():
    features = model.get_vision_features(**inputs)
# A vector for each part of the video
print(features.shape)
