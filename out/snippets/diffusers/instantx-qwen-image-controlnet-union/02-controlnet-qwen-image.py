import torch
from diffusers import QwenImageControlNetModel, QwenImageControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = QwenImageControlNetModel.from_pretrained(
    "InstantX/Qwen-Image-ControlNet-Union",
    dtype=torch.bfloat16,
)
pipe = QwenImageControlNetPipeline.from_pretrained(
    "Qwen/Qwen-Image",
    controlnet=controlnet,
    dtype=torch.bfloat16,
).to(device)

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    negative_prompt=" ",  # without one, guidance is off
    control_image=control_image,
).images[0]
image.save("image.png")
