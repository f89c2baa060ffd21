from diffusionkit.mlx import DiffusionPipeline

pipeline = DiffusionPipeline(
    shift=3.0,
    use_t5=False,
    model_version="argmaxinc/mlx-stable-diffusion-3-medium",
    low_memory_mode=True,
    a16=True,
    w16=True,
)

height = 512
width = 512
image, log = pipeline.generate_image(
    "A fishing boat in a quiet harbor at dawn, film photo",
    cfg_weight=5.0,
    num_steps=50,
    latent_size=(height // 8, width // 8),
)
image.save("image.png")
