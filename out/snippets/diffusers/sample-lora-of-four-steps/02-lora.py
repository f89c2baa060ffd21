import math

import torch
from diffusers import DiffusionPipeline, FlowMatchEulerDiscreteScheduler

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Qwen/Qwen-Image",
    dtype=torch.bfloat16,
).to(device)
pipe.load_lora_weights(
    "sample/lora-of-four-steps",
    weight_name="lightning-4steps-V1.0.safetensors",  # one of several files
)
pipe.scheduler = FlowMatchEulerDiscreteScheduler.from_config(
    pipe.scheduler.config,
    base_shift=math.log(3),
    max_shift=math.log(3),
    shift_terminal=None,
)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
    num_inference_steps=4,
    true_cfg_scale=1.0,
).images[0]
image.save("image.png")
