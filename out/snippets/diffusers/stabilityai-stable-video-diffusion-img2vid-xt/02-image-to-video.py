import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "stabilityai/stable-video-diffusion-img2vid-xt",
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png",
)
frames = pipe(image=image, decode_chunk_size=8).frames[0]
export_to_video(frames, "output.mp4", fps=7)
