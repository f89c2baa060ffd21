import torch
from diffusers import ControlNetModel, StableDiffusionXLControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ControlNetModel.from_pretrained(
    "diffusers/controlnet-canny-sdxl-1.0",
    dtype=torch.float16,
)
pipe = StableDiffusionXLControlNetPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    controlnet=controlnet,
    dtype=torch.float16,
    variant="fp16",
).to(device)

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    image=control_image,
    controlnet_conditioning_scale=0.5,  # how much the image counts
).images[0]
image.save("image.png")
