from diffusers.utils import export_to_video, load_image
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/Wan2.1-I2V-lora-smashed")

prompt = "On a small stage, a musician plays a slow solo on a red guitar"
image_url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"
image = load_image(image_url)
frames = pipe(image=image, prompt=prompt).frames[0]
export_to_video(frames, "output.mp4", fps=16)
