import torch
from diffusers import SD3ControlNetModel, StableDiffusion3ControlNetInpaintingPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = SD3ControlNetModel.from_pretrained(
    "alimama-creative/SD3-Controlnet-Inpainting",
    extra_conditioning_channels=1,  # the mask
    dtype=torch.float16,
)
pipe = StableDiffusion3ControlNetInpaintingPipeline.from_pretrained(
    "stabilityai/stable-diffusion-3-medium-diffusers",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png",
).resize((1024, 1024))
mask_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png",
).resize((1024, 1024))

result = pipe(
    prompt="a red fox resting on a park bench",
    control_image=image,
    control_mask=mask_image,
    width=1024,
    height=1024,
).images[0]
result.save("inpainted.png")
