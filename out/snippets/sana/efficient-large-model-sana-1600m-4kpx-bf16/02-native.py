# Run this in the Sana folder.
import torch
from app.sana_pipeline import SanaPipeline
from torchvision.utils import save_image

# The configuration must fit the checkpoint.
sana = SanaPipeline(
    "configs/sana_config/4096ms/Sana_1600M_img4096_bf16.yaml",
)
sana.from_pretrained(
    "hf://Efficient-Large-Model/Sana_1600M_4Kpx_BF16/checkpoints/Sana_1600M_4Kpx_BF16.pth",
)

size = 4096
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
