import torch
from diffusers import ControlNetModel, StableDiffusionXLControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ControlNetModel.from_pretrained(
    "OzzyGT/controlnet-inpaint-dreamer-sdxl",
    variant="fp16",
    dtype=torch.float16,
)
pipe = StableDiffusionXLControlNetPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    controlnet=controlnet,
    dtype=torch.float16,
    variant="fp16",
).to(device)

control_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png",
).resize((1024, 1024))
mask_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png",
).resize((1024, 1024))
# The ControlNet paints what is white in the picture that it is given.
control_image.paste("white", mask=mask_image.convert("L"))
image = pipe(
    prompt="a red fox resting on a park bench",
    image=control_image,
    controlnet_conditioning_scale=0.5,  # how much the image counts
).images[0]
image.save("image.png")
