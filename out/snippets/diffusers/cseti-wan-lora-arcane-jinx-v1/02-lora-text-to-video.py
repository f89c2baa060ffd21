import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-T2V-14B-Diffusers",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)
pipe.load_lora_weights("Cseti/Wan-LoRA-Arcane-Jinx-v1")

frames = pipe(
    prompt="csetiarcane",
).frames[0]
export_to_video(frames, "output.mp4", fps=16)
