import torch
from diffusers import DiffusionPipeline, IFPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
first = IFPipeline.from_pretrained(
    "DeepFloyd/IF-I-XL-v1.0",
    dtype=torch.float16,
    variant="fp16",
).to(device)
second = DiffusionPipeline.from_pretrained(
    "DeepFloyd/IF-II-L-v1.0",
    text_encoder=None,  # that of the first stage is enough
    dtype=torch.float16,
    variant="fp16",
).to(device)

embeds, negative = first.encode_prompt("An astronaut rests under a giant fern in a misty jungle")
image = first(prompt_embeds=embeds, negative_prompt_embeds=negative, output_type="pt").images
image = second(image=image, prompt_embeds=embeds, negative_prompt_embeds=negative).images[0]
image.save("image.png")
