from urllib.request import urlopen

import timm
import torch
from PIL import Image

# num_classes=0: one vector an image, no scores of classes
model = timm.create_model(
    "hf-hub:timm/vit_small_patch14_dinov2.lvd142m", pretrained=True, num_classes=0
)
model.eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.inference_mode():
    output = model(transform(image).unsqueeze(0))

print(output.shape, output[0, :5])
