import torch
from diffusers import DiffusionPipeline
from peft import PeftModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.bfloat16,
    variant="fp16",
).to(device)
# PEFT saved it: how strong it is stands in a file beside the weights, which Diffusers does not read
PeftModel.from_pretrained(pipe.unet, "sample/lora-saved-by-peft")

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
