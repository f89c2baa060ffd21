import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    dtype=torch.bfloat16,
).to(device)
# token: the word that stands in the prompt for what was learned; any new one will do
pipe.load_textual_inversion("sd-concepts-library/gta5-artwork", token="<concept>")

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle, in the style of <concept>",
).images[0]
image.save("image.png")
