import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "facebook/DiT-XL-2-256",
    dtype=torch.float16,
).to(device)

# pipe.labels has the number of each class of ImageNet by its name
image = pipe(class_labels=[207]).images[0]
image.save("image.png")
