import torch
from transformers import AutoModelForVideoClassification, AutoVideoProcessor

processor = AutoVideoProcessor.from_pretrained("MCG-NJU/videomae-base-finetuned-kinetics")
model = AutoModelForVideoClassification.from_pretrained(
    "MCG-NJU/videomae-base-finetuned-kinetics",
    device_map="auto",
)

inputs = processor(
    "video.mp4",
    num_frames=model.config.num_frames,
    do_sample_frames=True,
    return_tensors="pt",
)
with torch.inference_mode():
    logits = model(**inputs.to(model.device, model.dtype)).logits
print(model.config.id2label[logits.argmax(dim=-1).item()])
