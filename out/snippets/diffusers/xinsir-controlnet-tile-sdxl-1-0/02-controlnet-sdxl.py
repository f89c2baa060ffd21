import torch
from diffusers import ControlNetModel, StableDiffusionXLControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ControlNetModel.from_pretrained(
    "xinsir/controlnet-tile-sdxl-1.0",
    dtype=torch.float16,
)
pipe = StableDiffusionXLControlNetPipeline.from_pretrained(
    "fill-in-base-model",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

# The picture itself: it is drawn anew at this size.
control_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
).resize((1024, 1024))
image = pipe(
    prompt="A cat, sharp and full of detail",
    image=control_image,
    controlnet_conditioning_scale=0.5,  # how much the image counts
).images[0]
image.save("image.png")
