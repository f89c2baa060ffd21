from pruna import PrunaModel
from transformers import AutoImageProcessor
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("PrunaAI/vit-base-patch16-224-smashed", trust_remote_code=True)
model = PrunaModel.from_pretrained("PrunaAI/vit-base-patch16-224-smashed", trust_remote_code=True)

image_url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = load_image(image_url)
inputs = processor(images=image, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax().item()])
