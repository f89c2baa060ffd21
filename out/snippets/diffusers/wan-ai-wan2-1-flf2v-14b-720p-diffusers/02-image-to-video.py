import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-FLF2V-14B-720P-diffusers",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png",
)
# The picture that the video ends with
last_image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
frames = pipe(
    image=image,
    last_image=last_image,
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    height=480,
    width=832,  # both as the image is shaped, in multiples of 16
).frames[0]
export_to_video(frames, "output.mp4", fps=16)
