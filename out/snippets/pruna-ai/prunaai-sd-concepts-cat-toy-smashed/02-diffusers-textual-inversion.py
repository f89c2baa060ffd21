from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/sd-concepts-cat-toy-smashed")

prompt = "An astronaut rests under a giant fern in a misty jungle"
image = pipe(prompt).images[0]
image.save("output.png")
