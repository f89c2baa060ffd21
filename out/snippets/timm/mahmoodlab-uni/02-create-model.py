import timm
import torch
from PIL import Image

# init_values: its layers are scaled, which its configuration does not tell
model = timm.create_model(
    "hf-hub:MahmoodLab/UNI",
    pretrained=True,
    init_values=1e-5,
    dynamic_img_size=True,
)
model.eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

# A picture of the kind that the model was trained on
image = Image.open("image.jpg").convert("RGB")

with torch.inference_mode():
    output = model(transform(image).unsqueeze(0))

print(output.shape, output[0, :5])
