import torch
from diffusers import FluxFillPipeline
from diffusers.utils import load_image

image = load_image(
    "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup.png",
)
mask_image = load_image(
    "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main/cup_mask.png",
)

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = FluxFillPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-Fill-dev",
    dtype=torch.bfloat16,
).to(device)
result = pipe(
    prompt="a plain porcelain cup",
    image=image,
    mask_image=mask_image,
    height=1632,
    width=1232,
    guidance_scale=30,
    num_inference_steps=50,
    max_sequence_length=512,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
result.save("flux-fill-dev.png")
