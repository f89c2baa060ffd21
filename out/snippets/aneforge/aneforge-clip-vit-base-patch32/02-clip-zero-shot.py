import aneforge as af
from PIL import Image

clip = af.load_clip("aneforge/clip-vit-base-patch32")

image = Image.open("image.jpg").convert("RGB")
labels = ["a photo of a cat", "a photo of a dog"]
for label, probability in clip.classify(image, labels):
    print(f"{label}: {probability:.3f}")
