import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("alimama-creative/FLUX.1-Turbo-Alpha")

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    num_inference_steps=8,  # it was distilled: few steps
).images[0]
image.save("image.png")
