import torch
from transformers import AutoModelForVideoClassification, AutoVideoProcessor

processor = AutoVideoProcessor.from_pretrained("facebook/vjepa2-vitl-fpc16-256-ssv2")
model = AutoModelForVideoClassification.from_pretrained(
    "facebook/vjepa2-vitl-fpc16-256-ssv2",
    device_map="auto",
)

inputs = processor(
    "video.mp4",
    num_frames=model.config.frames_per_clip,
    do_sample_frames=True,
    return_tensors="pt",
)
with torch.inference_mode():
    logits = model(**inputs.to(model.device, model.dtype)).logits
print(model.config.id2label[logits.argmax(dim=-1).item()])
