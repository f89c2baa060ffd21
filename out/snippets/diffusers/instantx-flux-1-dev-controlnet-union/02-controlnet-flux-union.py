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

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    control_image=control_image,
    control_mode=0,  # edges: its card has the numbers of other kinds
).images[0]
image.save("image.png")
