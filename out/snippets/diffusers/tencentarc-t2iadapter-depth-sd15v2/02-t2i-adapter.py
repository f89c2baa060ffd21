import torch
from diffusers import StableDiffusionAdapterPipeline, T2IAdapter
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
adapter = T2IAdapter.from_pretrained("TencentARC/t2iadapter_depth_sd15v2", dtype=torch.float16)
pipe = StableDiffusionAdapterPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    adapter=adapter,
    dtype=torch.float16,
).to(device)

# Edges, white on black; an adapter for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
gray = adapter.config.in_channels == 1
image = pipe(
    prompt="A blue bird on a mossy branch",
    image=control_image.convert("L" if gray else "RGB"),
    adapter_conditioning_scale=0.8,  # how much the image counts
).images[0]
image.save("image.png")
