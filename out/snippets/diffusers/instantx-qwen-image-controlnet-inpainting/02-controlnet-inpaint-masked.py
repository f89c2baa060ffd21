import torch
from diffusers import QwenImageControlNetInpaintPipeline, QwenImageControlNetModel
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = QwenImageControlNetModel.from_pretrained(
    "InstantX/Qwen-Image-ControlNet-Inpainting",
    dtype=torch.bfloat16,
)
pipe = QwenImageControlNetInpaintPipeline.from_pretrained(
    "Qwen/Qwen-Image",
    controlnet=controlnet,
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png",
).resize((1024, 1024))
mask_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png",
).resize((1024, 1024))

result = pipe(
    prompt="a red fox resting on a park bench",
    negative_prompt=" ",  # without one, guidance is off
    control_image=image,
    control_mask=mask_image,
    width=1024,
    height=1024,
).images[0]
result.save("inpainted.png")
