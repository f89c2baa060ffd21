from pruna import PrunaModel

pipe = PrunaModel.from_pretrained("PrunaAI/FLUX.1-schnell-smashed")

image = pipe(
    prompt="A paper boat on a rainy street, macro photograph",
    num_inference_steps=4,  # it was distilled: few steps
).images[0]
image.save("output.png")
