import torch
from diffusers import DiffusionPipeline, UNet2DConditionModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
unet = UNet2DConditionModel.from_pretrained(
    "mhdang/dpo-sdxl-text2image-v1",
    subfolder="unet",
    dtype=torch.float16,
)
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    unet=unet,
    dtype=torch.float16,
    variant="fp16",
).to(device)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
