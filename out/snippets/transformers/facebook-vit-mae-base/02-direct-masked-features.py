import torch
from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("facebook/vit-mae-base")
model = AutoModel.from_pretrained(
    "facebook/vit-mae-base",
    # Without this, three of four parts of the picture are hidden from it.
    mask_ratio=0.0,
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
# The first vector is of the whole picture; those of its parts follow in random order.
print(outputs.last_hidden_state[:, 0].shape)
