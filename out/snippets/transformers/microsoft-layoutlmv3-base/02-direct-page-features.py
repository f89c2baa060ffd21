import torch
from transformers import AutoModel, AutoProcessor
from transformers.image_utils import load_image

# It finds the words of the page and their boxes.
processor = AutoProcessor.from_pretrained("microsoft/layoutlmv3-base", apply_ocr=True)
model = AutoModel.from_pretrained(
    "microsoft/layoutlmv3-base",
    device_map="auto",
)

image = load_image("invoice.png").convert("RGB")
inputs = processor(image, truncation=True, return_tensors="pt").to(model.device)
with torch.inference_mode():
    features = model(**inputs).last_hidden_state
# A vector for each token, then one for each part of the picture
print(inputs["input_ids"].shape, features.shape)
