import torch
from diffusers import AutoPipelineForInpainting
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForInpainting.from_pretrained(
    "Lykon/dreamshaper-8-inpainting",
    dtype=torch.float16,
).to(device)

image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png",
).resize((512, 512))
mask_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png",
).resize((512, 512))

result = pipe(
    prompt="a red fox resting on a park bench",
    image=image,
    mask_image=mask_image,
    guidance_scale=8.0,
    num_inference_steps=20,  # more take longer and add detail
    strength=0.99,  # 1.0 ignores what the mask covers
    generator=torch.Generator("cpu").manual_seed(0),
).images[0]
result.save("inpainted.png")
