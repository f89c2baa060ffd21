import torch
from diffusers.utils import load_image
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/stable-diffusion-inpainting-smashed")

image_url = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png"
mask_url = "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png"
image = load_image(image_url).resize((512, 512))
mask_image = load_image(mask_url).resize((512, 512))

output = pipe(
    prompt="A small fox sitting on a park bench",
    image=image,
    mask_image=mask_image,
    guidance_scale=8.0,
    num_inference_steps=20,
    strength=0.99,
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
output.save("inpainted.png")
