import torch
from diffusers import DiffusionPipeline
from nunchaku import NunchakuFluxTransformer2DModelV2
from nunchaku.utils import get_precision

# GPUs of the Blackwell generation compute with 4-bit floats, those before it with integers
files = {
    "int4": "nunchaku-ai/nunchaku-flux.1-krea-dev/svdq-int4_r32-flux.1-krea-dev.safetensors",
    "fp4": "nunchaku-ai/nunchaku-flux.1-krea-dev/svdq-fp4_r32-flux.1-krea-dev.safetensors",
}
transformer = NunchakuFluxTransformer2DModelV2.from_pretrained(files[get_precision()])
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-Krea-dev",
    transformer=transformer,
    dtype=torch.bfloat16,
).to("cuda")

image = pipe("An astronaut rests under a giant fern in a misty jungle").images[0]
image.save("image.png")
