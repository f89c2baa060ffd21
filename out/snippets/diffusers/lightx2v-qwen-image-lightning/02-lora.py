import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Qwen/Qwen-Image",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("lightx2v/Qwen-Image-Lightning")

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
