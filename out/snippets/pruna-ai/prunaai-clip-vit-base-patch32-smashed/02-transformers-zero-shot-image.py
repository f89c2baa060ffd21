from pruna import PrunaModel
from transformers import AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("PrunaAI/clip-vit-base-patch32-smashed")
model = PrunaModel.from_pretrained("PrunaAI/clip-vit-base-patch32-smashed")

image_url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = load_image(image_url)
labels = ["two birds", "a busy street", "a bowl of soup"]
inputs = processor(text=labels, images=image, return_tensors="pt", padding=True)
outputs = model(**inputs.to(model.device))
print(dict(zip(labels, outputs.logits_per_image.softmax(dim=1)[0].tolist())))
