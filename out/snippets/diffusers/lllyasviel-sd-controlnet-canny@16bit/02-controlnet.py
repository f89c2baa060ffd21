import torch
from diffusers import ControlNetModel, StableDiffusionControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ControlNetModel.from_pretrained(
    "lllyasviel/sd-controlnet-canny",
    dtype=torch.float16,
)
pipe = StableDiffusionControlNetPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

# The edges, depth map, pose ... that this ControlNet was trained on
control_image = load_image("control.png")
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    image=control_image,
).images[0]
image.save("image.png")
