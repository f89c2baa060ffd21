import numpy
import torch
from diffusers import ControlNetModel, StableDiffusionControlNetInpaintPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ControlNetModel.from_pretrained(
    "lllyasviel/control_v11p_sd15_inpaint",
    dtype=torch.float16,
)
pipe = StableDiffusionControlNetInpaintPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo.png",
).resize((512, 512))
mask_image = load_image(
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo_mask.png",
).resize((512, 512))

# The ControlNet sees the picture with -1 where it is to be painted anew.
pixels = numpy.array(image.convert("RGB"), dtype="float32") / 255
pixels[numpy.array(mask_image.convert("L")) > 127] = -1
control_image = torch.from_numpy(pixels).permute(2, 0, 1)[None]

result = pipe(
    prompt="a red fox resting on a park bench",
    image=image,
    mask_image=mask_image,
    control_image=control_image,
).images[0]
result.save("inpainted.png")
