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

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    control_image=control_image,
).images[0]
image.save("image.png")
