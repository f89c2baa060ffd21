from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/sd-concepts-cat-toy-smashed")

prompt = "An astronaut walking through a dense jungle, muted cold colors, fine detail, 8k"
image = pipe(prompt).images[0]
image.save("output.png")
