import torch
from diffusers import DiffusionPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "facebook/DiT-XL-2-256",
    dtype=torch.float16,
).to(device)

# The classes of ImageNet: pipe.labels has their names
image = pipe(class_labels=pipe.get_label_ids(["golden retriever"])).images[0]
image.save("image.png")
