import torch
from diffusers import AutoPipelineForImage2Image
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = AutoPipelineForImage2Image.from_pretrained(
    "Qwen/Qwen-Image",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights("sample/lora-of-qwen-image-that-redraws")

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Turn this cat into a dog",
    negative_prompt=" ",  # without one, guidance is off
    strength=0.8,  # 1: nothing of the image is left
).images[0]
image.save("image.png")
