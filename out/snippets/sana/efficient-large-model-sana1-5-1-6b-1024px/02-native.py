# Run this in the Sana folder.
import torch
from app.sana_pipeline import SanaPipeline
from torchvision.utils import save_image

# The configuration must fit the checkpoint.
sana = SanaPipeline(
    "configs/sana1-5_config/1024ms/Sana_1600M_1024px_allqknorm_bf16_lr2e5.yaml",
)
sana.from_pretrained(
    "hf://Efficient-Large-Model/SANA1.5_1.6B_1024px/checkpoints/SANA1.5_1.6B_1024px.pth",
)

size = 1024
image = sana(
    prompt="A cyberpunk fox under a neon sign that says SANA",
    height=size,
    width=size,
    guidance_scale=5.0,
    pag_guidance_scale=2.0,
    num_inference_steps=18,
    generator=torch.Generator(device="cuda").manual_seed(42),
)
save_image(image, "sana.png", nrow=1, normalize=True, value_range=(-1, 1))
