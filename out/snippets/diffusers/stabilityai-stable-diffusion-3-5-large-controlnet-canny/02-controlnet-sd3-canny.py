import torch
from diffusers import SD3ControlNetModel, StableDiffusion3ControlNetPipeline
from diffusers.image_processor import VaeImageProcessor
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = SD3ControlNetModel.from_pretrained(
    "stabilityai/stable-diffusion-3.5-large-controlnet-canny",
    dtype=torch.float16,
)
pipe = StableDiffusion3ControlNetPipeline.from_pretrained(
    "stabilityai/stable-diffusion-3.5-large",
    controlnet=controlnet,
    dtype=torch.float16,
).to(device)

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
# Its training took edges in this range, which is not the pipeline's
pixels = VaeImageProcessor(do_normalize=False).preprocess(control_image, height=1024, width=1024)
image = pipe(
    prompt="A blue bird on a mossy branch",
    control_image=pixels * 255 * 0.5 + 0.5,
).images[0]
image.save("image.png")
