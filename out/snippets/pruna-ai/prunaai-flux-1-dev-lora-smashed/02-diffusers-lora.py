from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/FLUX.1-dev-lora-smashed")

prompt = "a lighthouse in TOK style"
image = pipe(prompt).images[0]
image.save("output.png")
