import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_gif, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "openai/shap-e-img2img",
    dtype=torch.float16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/diffusers/docs-images/resolve/main/shap-e/corgi.png",
)
frames = pipe(
    image=image,
    guidance_scale=3.0,
    num_inference_steps=64,
    frame_size=256,
).images[0]
# output_type="mesh" gives a mesh, which diffusers.utils.export_to_ply saves
export_to_gif(frames, "object.gif")
