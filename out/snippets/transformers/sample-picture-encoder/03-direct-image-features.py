import torch
from transformers import AutoImageProcessor, AutoModel
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("sample/picture-encoder")
model = AutoModel.from_pretrained("sample/picture-encoder", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
print(outputs.pooler_output.shape)
