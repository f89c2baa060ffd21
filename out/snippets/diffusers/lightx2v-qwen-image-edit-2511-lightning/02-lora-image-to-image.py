import math

import torch
from diffusers import DiffusionPipeline, FlowMatchEulerDiscreteScheduler
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Qwen/Qwen-Image-Edit-2511",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights(
    "lightx2v/Qwen-Image-Edit-2511-Lightning",
    weight_name="Qwen-Image-Edit-2511-Lightning-8steps-V1.0-fp32.safetensors",  # one of several files
)
pipe.scheduler = FlowMatchEulerDiscreteScheduler.from_config(
    pipe.scheduler.config,
    base_shift=math.log(3),
    max_shift=math.log(3),
    shift_terminal=None,
)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Turn this cat into a dog",
    num_inference_steps=8,
    true_cfg_scale=1.0,
).images[0]
image.save("image.png")
