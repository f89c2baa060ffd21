import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-VACE-1.3B-diffusers",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png",
)
frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    reference_images=[image],  # video= and mask= edit a video
).frames[0]
export_to_video(frames, "output.mp4", fps=16)
