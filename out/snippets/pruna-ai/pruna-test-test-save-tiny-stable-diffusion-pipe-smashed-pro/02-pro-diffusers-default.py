from pruna_pro import PrunaProModel

# Reads the token, which comes with Pruna Pro, from the variable PRUNA_TOKEN
pipe = PrunaProModel.from_pretrained("pruna-test/test-save-tiny-stable-diffusion-pipe-smashed-pro")

prompt = "An astronaut rests under a giant fern in a misty jungle"
image = pipe(prompt).images[0]
image.save("output.png")
