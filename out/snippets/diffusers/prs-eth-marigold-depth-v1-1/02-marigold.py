import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "prs-eth/marigold-depth-v1-1",
    dtype=torch.bfloat16,
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
output = pipe(image=image)
images = pipe.image_processor.visualize_depth(output.prediction)
images[0].save("depth.png")
