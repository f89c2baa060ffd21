from diffusers import DiffusionPipeline

pipe = DiffusionPipeline.from_pretrained(
    "google/ddpm-cat-256",
    device_map="cuda",  # "mps" on Apple silicon
)

image = pipe().images[0]
image.save("image.png")
