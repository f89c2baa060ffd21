import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "krea/Krea-2-Turbo",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("thedeoxen/Krea-2-pose-controlnet")

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
