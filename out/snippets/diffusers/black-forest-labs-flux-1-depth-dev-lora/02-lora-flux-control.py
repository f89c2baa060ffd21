import torch
from diffusers import FluxControlPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = FluxControlPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("black-forest-labs/FLUX.1-Depth-dev-lora")

# Edges, white on black; weights for depth take a depth map instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    control_image=control_image,
    guidance_scale=10.0,
).images[0]
image.save("image.png")
