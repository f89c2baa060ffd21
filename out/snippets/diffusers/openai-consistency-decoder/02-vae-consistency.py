import torch
from diffusers import ConsistencyDecoderVAE, StableDiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
vae = ConsistencyDecoderVAE.from_pretrained("openai/consistency-decoder", dtype=torch.float16)
# It takes the place of the decoder of Stable Diffusion 1 and 2.
pipe = StableDiffusionPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    vae=vae,
    dtype=torch.float16,
).to(device)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
