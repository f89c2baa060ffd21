import torch
from diffusers import ZImageControlNetModel, ZImageControlNetPipeline
from diffusers.utils import load_image
from huggingface_hub import hf_hub_download

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ZImageControlNetModel.from_single_file(
    hf_hub_download(
        "alibaba-pai/Z-Image-Turbo-Fun-Controlnet-Union",
        "Z-Image-Turbo-Fun-Controlnet-Union.safetensors",
    ),
    dtype=torch.bfloat16,
)
pipe = ZImageControlNetPipeline.from_pretrained(
    "Tongyi-MAI/Z-Image-Turbo",
    controlnet=controlnet,
    dtype=torch.bfloat16,
).to(device)

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    control_image=control_image,
    num_inference_steps=8,
    guidance_scale=0.0,  # the model was distilled: few steps, no guidance
).images[0]
image.save("image.png")
