import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-T2V-14B",
    dtype=torch.bfloat16,
    device_map="cuda",  # "mps" on Apple silicon
)
pipe.load_lora_weights("Cseti/Wan-LoRA-Arcane-Jinx-v1")

frames = pipe(
    prompt="csetiarcane",
).frames[0]
export_to_video(frames, "output.mp4")
