import torch
from diffusers import SanaSprintPipeline

pipe = SanaSprintPipeline.from_pretrained(
    "Efficient-Large-Model/Sana_Sprint_0.6B_1024px_diffusers",
    dtype=torch.bfloat16,
)
pipe.to("cuda")

image = pipe(
    prompt="a clockwork owl on a branch",
    num_inference_steps=2,
    generator=torch.Generator(device="cuda").manual_seed(42),
).images[0]
image.save("sana.png")
