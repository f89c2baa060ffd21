import torch
from diffusers import FluxControlNetModel, FluxControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = FluxControlNetModel.from_pretrained(
    "InstantX/FLUX.1-dev-Controlnet-Union",
    dtype=torch.bfloat16,
)
pipe = FluxControlNetPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev",
    controlnet=controlnet,
    dtype=torch.bfloat16,
).to(device)

# The edges, depth map, pose ... that this ControlNet was trained on
control_image = load_image("control.png")
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    control_image=control_image,
    control_mode=0,  # the kind of control_image: its card has the numbers
).images[0]
image.save("image.png")
