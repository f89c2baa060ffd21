import torch
from diffusers import SD3ControlNetModel, StableDiffusion3ControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = SD3ControlNetModel.from_pretrained(
    "stabilityai/stable-diffusion-3.5-large-controlnet-canny",
    dtype=torch.float16,
)
pipe = StableDiffusion3ControlNetPipeline.from_pretrained(
    "stabilityai/stable-diffusion-3.5-large",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

# The edges, depth map, pose ... that this ControlNet was trained on
control_image = load_image("control.png")
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    control_image=control_image,
).images[0]
image.save("image.png")
