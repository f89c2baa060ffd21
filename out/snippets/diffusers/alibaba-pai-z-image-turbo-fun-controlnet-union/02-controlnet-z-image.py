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

# The edges, depth map, pose ... that this ControlNet was trained on
control_image = load_image("control.png")
image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    control_image=control_image,
    num_inference_steps=8,
    guidance_scale=0.0,  # the model was distilled: few steps, no guidance
).images[0]
image.save("image.png")
