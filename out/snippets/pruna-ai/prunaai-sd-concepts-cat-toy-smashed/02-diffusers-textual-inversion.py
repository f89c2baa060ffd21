from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/sd-concepts-cat-toy-smashed")

# <concept> stands for the word that was learned: its card has it
prompt = "A small <concept> on a wooden table"
image = pipe(prompt).images[0]
image.save("output.png")
