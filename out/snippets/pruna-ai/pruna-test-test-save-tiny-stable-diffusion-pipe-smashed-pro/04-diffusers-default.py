from pruna_pro import PrunaProModel

pipe = PrunaProModel.from_pretrained("pruna-test/test-save-tiny-stable-diffusion-pipe-smashed-pro")

prompt = "An astronaut walking through a dense jungle, muted cold colors, fine detail, 8k"
image = pipe(prompt).images[0]
image.save("output.png")
