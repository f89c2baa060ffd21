import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image, load_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.2-Animate-14B-Diffusers",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)

frames = pipe(
    image=load_image("character.png"),
    # Both made of the video to imitate, by the preprocessing that its card names
    pose_video=load_video("pose.mp4"),
    face_video=load_video("face.mp4"),
    prompt="A person dances on a stage",
).frames[0]
export_to_video(frames, "output.mp4", fps=30)
