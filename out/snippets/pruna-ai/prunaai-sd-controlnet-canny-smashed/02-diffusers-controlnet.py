from diffusers.utils import load_image
from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/sd-controlnet-canny-smashed")

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
image_url = "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png"
control_image = load_image(image_url)
prompt = "A blue bird on a mossy branch"
image = pipe(prompt, image=control_image).images[0]
image.save("output.png")
