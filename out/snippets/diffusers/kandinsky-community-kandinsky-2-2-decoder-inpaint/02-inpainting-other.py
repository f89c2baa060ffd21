import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForInpainting.from_pretrained(
    "kandinsky-community/kandinsky-2-2-decoder-inpaint",
    dtype=torch.bfloat16,
).to(device)

image = pipe(
    prompt="Turn this cat into a dog",
    image=load_image("image.png"),
    mask_image=load_image("mask.png"),  # white where the image is painted anew
).images[0]
image.save("inpainted.png")
