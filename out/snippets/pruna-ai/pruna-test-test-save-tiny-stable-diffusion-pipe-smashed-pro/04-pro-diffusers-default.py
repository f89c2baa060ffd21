from pruna_pro import PrunaProModel

pipe = PrunaProModel.from_pretrained("pruna-test/test-save-tiny-stable-diffusion-pipe-smashed-pro")

prompt = "An astronaut rests under a giant fern in a misty jungle"
image = pipe(prompt).images[0]
image.save("output.png")
