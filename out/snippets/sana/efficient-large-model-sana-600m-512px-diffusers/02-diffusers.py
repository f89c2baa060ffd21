import torch
from diffusers import SanaPipeline

pipe = SanaPipeline.from_pretrained(
    "Efficient-Large-Model/Sana_600M_512px_diffusers",
    dtype=torch.bfloat16,
)
pipe.to("cuda")

size = 512
image = pipe(
    prompt="a paper boat on a foggy river",
    height=size,
    width=size,
    guidance_scale=4.5,
    num_inference_steps=20,
    generator=torch.Generator(device="cuda").manual_seed(42),
).images[0]
image.save("sana.png")
