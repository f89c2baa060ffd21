import torch
from diffusers import AutoPipelineForImage2Image
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForImage2Image.from_pretrained(
    "stabilityai/stable-diffusion-xl-base-1.0",
    dtype=torch.bfloat16,
    variant="fp16",
).to(device)
pipe.load_lora_weights("sample/lora-of-pictures-from-pictures")

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Turn this cat into a dog",
    strength=0.8,  # 1: nothing of the image is left
).images[0]
image.save("image.png")
