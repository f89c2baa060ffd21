import timm
import torch
from PIL import Image
from timm.layers import SwiGLUPacked

# Its configuration does not tell what it is built of.
model = timm.create_model(
    "hf-hub:MahmoodLab/UNI2-h",
    pretrained=True,
    img_size=224,
    patch_size=14,
    depth=24,
    num_heads=24,
    init_values=1e-5,
    embed_dim=1536,
    mlp_ratio=2.66667 * 2,
    num_classes=0,
    no_embed_class=True,
    mlp_layer=SwiGLUPacked,
    act_layer=torch.nn.SiLU,
    reg_tokens=8,
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
