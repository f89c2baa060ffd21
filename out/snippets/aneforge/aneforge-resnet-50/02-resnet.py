import aneforge as af
import numpy as np
from PIL import Image

# A ResNet is loaded by its depth (18, 34, 50 or 101), not by its repository.
net = af.load_resnet("50")

image = Image.open("image.jpg").convert("RGB").resize((224, 224))
pixels = np.asarray(image, dtype=np.float32) / 255
pixels = (pixels - [0.485, 0.456, 0.406]) / [0.229, 0.224, 0.225]
batch = pixels.transpose(2, 0, 1)[None].astype(np.float32)  # (1, 3, 224, 224)

logits = net(batch)  # (1, 1000)
print("ImageNet class", int(logits.argmax()))
