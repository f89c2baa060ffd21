import segmentation_models_pytorch as smp
import torch
from PIL import Image
from torchvision.transforms.v2 import functional as transforms

model = smp.from_pretrained("sugam24/geonusaf-unet-r18-random-fold0").eval()

# Sides that are multiples of 32; scale and normalize as in the training of the model
image = transforms.resize(Image.open("image.png").convert("RGB"), [256, 256])
pixels = transforms.to_dtype(transforms.to_image(image), torch.float32, scale=True)

with torch.inference_mode():
    logits = model(pixels[None])
mask = logits.argmax(dim=1) if logits.shape[1] > 1 else logits > 0
print(mask.shape, mask.unique())
