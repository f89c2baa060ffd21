from diffusionkit.mlx import FluxPipeline

pipeline = FluxPipeline(
    shift=1.0,
    model_version="argmaxinc/mlx-FLUX.1-schnell",
    low_memory_mode=True,
    a16=True,
    w16=True,
)

height = 512
width = 512
image, log = pipeline.generate_image(
    "A fishing boat in a quiet harbor at dawn, film photo",
    cfg_weight=0.0,
    num_steps=4,
    latent_size=(height // 8, width // 8),
)
image.save("image.png")
