import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    dtype=torch.bfloat16,
).to(device)
pipe.load_textual_inversion("sd-concepts-library/gta5-artwork")

# The prompt must contain the token that was learned (see the model card)
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
