import torch
from transformers import AutoImageProcessor, AutoModelForVideoClassification
from transformers.video_utils import load_video

processor = AutoImageProcessor.from_pretrained("MCG-NJU/videomae-base-finetuned-kinetics")
model = AutoModelForVideoClassification.from_pretrained(
    "MCG-NJU/videomae-base-finetuned-kinetics",
    device_map="auto",
)

frames, _ = load_video("video.mp4", num_frames=model.config.num_frames)
inputs = processor(list(frames), return_tensors="pt")
with torch.inference_mode():
    logits = model(**inputs.to(model.device, model.dtype)).logits
print(model.config.id2label[logits.argmax(dim=-1).item()])
