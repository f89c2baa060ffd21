import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_gif, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "openai/shap-e-img2img",
    dtype=torch.float16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
frames = pipe(image=image).images[0]
# frame_size=256 gives larger frames, output_type="mesh" a mesh, which diffusers.utils.export_to_ply saves
export_to_gif(frames, "object.gif")
