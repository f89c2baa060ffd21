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

# The edges, depth map, pose ... that this ControlNet was trained on
control_image = load_image("control.png")
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    control_image=control_image,
).images[0]
image.save("image.png")
