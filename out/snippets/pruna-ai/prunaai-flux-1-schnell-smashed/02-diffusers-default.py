from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/FLUX.1-schnell-smashed")

prompt = "A paper boat on a rainy street, macro photograph"
image = pipe(prompt).images[0]
image.save("output.png")
