from diffusers.utils import export_to_video
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/Wan2.1-T2V-lora-smashed")

prompt = "A man with short gray hair plays a red electric guitar."
frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "output.mp4")
