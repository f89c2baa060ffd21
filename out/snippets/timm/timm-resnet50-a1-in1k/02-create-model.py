from urllib.request import urlopen

import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:timm/resnet50.a1_in1k", pretrained=True)
model.eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
image = Image.open(urlopen(url)).convert("RGB")

with torch.inference_mode():
    output = model(transform(image).unsqueeze(0))

subset = timm.data.infer_imagenet_subset(model)
labels = timm.data.ImageNetInfo(subset).label_descriptions()
probabilities, classes = output.softmax(dim=1)[0].topk(5)
for probability, index in zip(probabilities.tolist(), classes.tolist()):
    print(f"{labels[index]}: {probability:.1%}")
