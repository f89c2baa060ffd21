# Run this in the Sana folder.
import torch
from app.sana_pipeline import SanaPipeline
from torchvision.utils import save_image

# The configuration must fit the checkpoint.
sana = SanaPipeline(
    "configs/sana_config/512ms/Sana_600M_img512.yaml",
)
sana.from_pretrained(
    "hf://Efficient-Large-Model/Sana_600M_512px/checkpoints/Sana_600M_512px.pth",
)

size = 512
image = sana(
    prompt="a tiny astronaut hatching from an egg on the moon",
    height=size,
    width=size,
    guidance_scale=5.0,
    pag_guidance_scale=2.0,
    num_inference_steps=18,
    generator=torch.Generator(device="cuda").manual_seed(42),
)
save_image(image, "sana.png", nrow=1, normalize=True, value_range=(-1, 1))
