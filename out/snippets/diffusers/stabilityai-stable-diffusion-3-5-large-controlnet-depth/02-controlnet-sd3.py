import torch
from diffusers import SD3ControlNetModel, StableDiffusion3ControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = SD3ControlNetModel.from_pretrained(
    "stabilityai/stable-diffusion-3.5-large-controlnet-depth",
    dtype=torch.float16,
)
pipe = StableDiffusion3ControlNetPipeline.from_pretrained(
    "stabilityai/stable-diffusion-3.5-large",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

# Of the kind that its name tells: a depth map or a pose is drawn by a detector
control_image = load_image("control.png")
image = pipe(
    prompt="A blue bird on a mossy branch",
    control_image=control_image,
).images[0]
image.save("image.png")
