from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf_hub:timm/resnet50.a1_in1k", pretrained=True)
model.eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.inference_mode():
    output = model(transform(image).unsqueeze(0))

probabilities, classes = output.softmax(dim=1).topk(5)
print(classes, probabilities)
