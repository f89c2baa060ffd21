import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image
from nunchaku import NunchakuFluxTransformer2DModelV2
from nunchaku.utils import get_precision

# GPUs of the Blackwell generation compute with 4-bit floats, those before it with integers
files = {
    "int4": "nunchaku-ai/nunchaku-flux.1-kontext-dev/svdq-int4_r32-flux.1-kontext-dev.safetensors",
    "fp4": "nunchaku-ai/nunchaku-flux.1-kontext-dev/svdq-fp4_r32-flux.1-kontext-dev.safetensors",
}
transformer = NunchakuFluxTransformer2DModelV2.from_pretrained(files[get_precision()])
pipe = DiffusionPipeline.from_pretrained(
    "black-forest-labs/FLUX.1-Kontext-dev",
    transformer=transformer,
    dtype=torch.bfloat16,
).to("cuda")

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Turn this cat into a dog",
).images[0]
image.save("image.png")
