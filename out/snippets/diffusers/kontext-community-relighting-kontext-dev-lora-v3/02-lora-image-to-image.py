import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-Kontext-dev",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("kontext-community/relighting-kontext-dev-lora-v3")

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Relight the image",
).images[0]
image.save("image.png")
