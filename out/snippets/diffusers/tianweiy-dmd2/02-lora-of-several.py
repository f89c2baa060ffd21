import torch
from diffusers import DiffusionPipeline, LCMScheduler

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.float16,
    variant="fp16",
).to(device)
pipe.load_lora_weights(
    "tianweiy/DMD2",
    weight_name="dmd2_sdxl_4step_lora_fp16.safetensors",  # its card has those for other steps and models
)
pipe.scheduler = LCMScheduler.from_config(
    pipe.scheduler.config,
    timestep_spacing="trailing",
)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    num_inference_steps=4,
    timesteps=[999, 749, 499, 249],  # those that it was trained on
    guidance_scale=0.0,
).images[0]
image.save("image.png")
