import timm
import torch
from PIL import Image

model = timm.create_model("hf-hub:SmilingWolf/wd-vit-tagger-v3", pretrained=True)
model.eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

# A picture of the kind that the model was trained on
image = Image.open("image.jpg").convert("RGB")

with torch.inference_mode():
    output = model(transform(image).unsqueeze(0))

labels = model.pretrained_cfg.get("label_names") or range(model.num_classes)
# Each tag has a probability of its own; selected_tags.csv of the repository has the names
probabilities, classes = output.sigmoid()[0].topk(min(5, len(labels)))
for probability, index in zip(probabilities.tolist(), classes.tolist()):
    print(f"{labels[index]}: {probability:.1%}")
