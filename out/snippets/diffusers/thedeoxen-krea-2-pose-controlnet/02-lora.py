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
    num_inference_steps=8,
    guidance_scale=0.0,  # the model was distilled: few steps, no guidance
).images[0]
image.save("image.png")
