import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    dtype=torch.float16,
).to(device)
pipe.load_ip_adapter(
    "h94/IP-Adapter",
    subfolder="models",  # "sdxl_models" goes with Stable Diffusion XL
    weight_name="ip-adapter_sd15.bin",
)
pipe.set_ip_adapter_scale(0.6)  # 0: the prompt alone, 1: the image as much as possible

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    ip_adapter_image=image,
).images[0]
image.save("image.png")
