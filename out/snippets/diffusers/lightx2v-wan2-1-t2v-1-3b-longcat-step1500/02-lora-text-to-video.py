import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video
from peft import PeftModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-T2V-1.3B-Diffusers",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)
# PEFT saved it: how strong it is stands in a file beside the weights, which Diffusers does not read
PeftModel.from_pretrained(pipe.transformer, "lightx2v/Wan2.1-T2V-1.3B-longcat-step1500")

frames = pipe(
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
).frames[0]
export_to_video(frames, "output.mp4", fps=16)
