import torch
from diffusers import DiffusionPipeline
from nunchaku import NunchakuQwenImageTransformer2DModel
from nunchaku.utils import get_precision

# GPUs of the Blackwell generation compute with 4-bit floats, those before it with integers
files = {
    "int4": "nunchaku-ai/nunchaku-qwen-image/svdq-int4_r32-qwen-image.safetensors",
    "fp4": "nunchaku-ai/nunchaku-qwen-image/svdq-fp4_r32-qwen-image.safetensors",
}
transformer = NunchakuQwenImageTransformer2DModel.from_pretrained(files[get_precision()])
pipe = DiffusionPipeline.from_pretrained(
    "Qwen/Qwen-Image",
    transformer=transformer,
    dtype=torch.bfloat16,
)
pipe.enable_model_cpu_offload()

image = pipe("An astronaut rests under a giant fern in a misty jungle").images[0]
image.save("image.png")
