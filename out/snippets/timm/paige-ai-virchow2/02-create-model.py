import timm
import torch
from PIL import Image
from timm.layers import SwiGLUPacked

# Its configuration can't name the layers that it was trained with.
model = timm.create_model(
    "hf-hub:paige-ai/Virchow2",
    pretrained=True,
    mlp_layer=SwiGLUPacked,
    act_layer=torch.nn.SiLU,
)
model.eval()
config = timm.data.resolve_model_data_config(model)
transform = timm.data.create_transform(**config, is_training=False)

# A piece of a slide, 224 by 224 pixels at 20 times
image = Image.open("image.jpg").convert("RGB")

with torch.inference_mode():
    tokens = model(transform(image).unsqueeze(0))[0]

# The token of the class, and the mean of those of the patches behind it
first = model.num_prefix_tokens
vector = torch.cat([tokens[0], tokens[first:].mean(dim=0)])
print(vector.shape, vector[:5])
