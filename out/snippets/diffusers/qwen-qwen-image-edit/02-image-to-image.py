import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Qwen/Qwen-Image-Edit",
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Turn this cat into a dog",
    negative_prompt=" ",  # without one, guidance is off
).images[0]
image.save("image.png")
