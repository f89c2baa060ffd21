import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForInpainting.from_pretrained(
    "kandinsky-community/kandinsky-2-2-decoder-inpaint",
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png",
)
mask_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png",
)

image = pipe(
    prompt="a red fox resting on a park bench",
    image=image,
    mask_image=mask_image,  # white where the image is painted anew
).images[0]
image.save("inpainted.png")
