import torch
from diffusers import SanaVideoPipeline
from diffusers.utils import export_to_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = SanaVideoPipeline.from_pretrained(
    "Efficient-Large-Model/SANA-Video_2B_480p_diffusers",
    dtype=torch.bfloat16,
).to(device)
pipe.vae.to(torch.float32)

frames = pipe(
    # The score says how much moves
    prompt="A cyberpunk fox walks past a neon sign. motion score: 30.",
    height=480,
    width=832,
    frames=81,
    guidance_scale=6.0,
    num_inference_steps=50,
    generator=torch.Generator("cpu").manual_seed(42),
).frames[0]
export_to_video(frames, "sana.mp4", fps=16)
