import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_ply, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "openai/shap-e-img2img",
    dtype=torch.float16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png",
)
mesh = pipe(
    image=image,
    guidance_scale=3.0,
    num_inference_steps=64,
    output_type="mesh",
).images[0]
# With output_type="pil" and frame_size=256 it gives frames of the turning object
export_to_ply(mesh, "object.ply")
