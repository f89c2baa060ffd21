import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image
from nunchaku import NunchakuQwenImageTransformer2DModel
from nunchaku.utils import get_precision

# GPUs of the Blackwell generation compute with 4-bit floats, those before it with integers
files = {
    "int4": "nunchaku-ai/nunchaku-qwen-image-edit-2509/svdq-int4_r32-qwen-image-edit-2509.safetensors",
    "fp4": "nunchaku-ai/nunchaku-qwen-image-edit-2509/svdq-fp4_r32-qwen-image-edit-2509.safetensors",
}
transformer = NunchakuQwenImageTransformer2DModel.from_pretrained(files[get_precision()])
pipe = DiffusionPipeline.from_pretrained(
    "Qwen/Qwen-Image-Edit-2509",
    transformer=transformer,
    dtype=torch.bfloat16,
)
pipe.enable_model_cpu_offload()

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
image = pipe(
    image=image,
    prompt="Turn this cat into a dog",
).images[0]
image.save("image.png")
