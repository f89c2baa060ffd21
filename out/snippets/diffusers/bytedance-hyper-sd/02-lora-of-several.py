import torch
from diffusers import DiffusionPipeline, DDIMScheduler

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.float16,
    variant="fp16",
).to(device)
pipe.load_lora_weights(
    "ByteDance/Hyper-SD",
    weight_name="Hyper-SDXL-8steps-lora.safetensors",  # its card has those for other steps and models
)
pipe.scheduler = DDIMScheduler.from_config(
    pipe.scheduler.config,
    timestep_spacing="trailing",
)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    num_inference_steps=8,
    guidance_scale=0.0,
).images[0]
image.save("image.png")
