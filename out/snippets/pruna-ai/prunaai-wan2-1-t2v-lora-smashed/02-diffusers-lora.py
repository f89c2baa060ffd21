from diffusers.utils import export_to_video
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/Wan2.1-T2V-lora-smashed")

prompt = "On a small stage, a musician plays a slow solo on a red guitar"
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "output.mp4", fps=16)
