import torch
from diffusers import FluxPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = FluxPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-dev",
    dtype=torch.bfloat16,
)
pipe.load_ip_adapter(
    "XLabs-AI/flux-ip-adapter",
    weight_name="ip_adapter.safetensors",
    image_encoder_pretrained_model_name_or_path="openai/clip-vit-large-patch14",
)
pipe.to(device)
pipe.set_ip_adapter_scale(1.0)  # 0: the prompt alone

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    negative_prompt="",
    true_cfg_scale=4.0,
    ip_adapter_image=image,
).images[0]
image.save("image.png")
