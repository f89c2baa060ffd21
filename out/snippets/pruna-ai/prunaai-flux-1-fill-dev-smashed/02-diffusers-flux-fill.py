import torch
from diffusers.utils import load_image
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/FLUX.1-Fill-dev-smashed")

folder = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main"
image = load_image(f"{folder}/cup.png")
mask_image = load_image(f"{folder}/cup_mask.png")

output = pipe(
    prompt="A blue paper cup with white dots",
    image=image,
    mask_image=mask_image,
    height=1632,
    width=1232,
    guidance_scale=30,
    num_inference_steps=50,
    max_sequence_length=512,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
output.save("flux-fill-dev.png")
