import torch
from diffusers import HunyuanDiT2DControlNetModel, HunyuanDiTControlNetPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = HunyuanDiT2DControlNetModel.from_pretrained(
    "Tencent-Hunyuan/HunyuanDiT-v1.1-ControlNet-Diffusers-Canny",
    dtype=torch.float16,
)
pipe = HunyuanDiTControlNetPipeline.from_pretrained(
    "Tencent-Hunyuan/HunyuanDiT-v1.1-Diffusers",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

# The edges, depth map, pose ... that this ControlNet was trained on
control_image = load_image("control.png")
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    control_image=control_image,
).images[0]
image.save("image.png")
