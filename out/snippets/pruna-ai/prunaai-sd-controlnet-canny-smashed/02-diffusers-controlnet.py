from diffusers.utils import load_image
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/sd-controlnet-canny-smashed")

# The control image: edges, a depth map or a pose, as the ControlNet expects
control_image = load_image("control.png")
prompt = "An astronaut rests under a giant fern in a misty jungle"
image = pipe(prompt, image=control_image).images[0]
image.save("output.png")
