import aneforge as af
from PIL import Image

vit = af.load_vit("aneforge/vit-image-classification")

image = Image.open("image.jpg").convert("RGB")
for label, logit in vit.classify(image, top_k=5):
    print(f"{label}: {logit:.2f}")
