import torch
from diffusers import AutoPipelineForText2Image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
# Also loads the prior, which turns the prompt into the embedding of an image
pipe = AutoPipelineForText2Image.from_pretrained(
    "kandinsky-community/kandinsky-2-2-decoder",
    dtype=torch.float16,
).to(device)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
