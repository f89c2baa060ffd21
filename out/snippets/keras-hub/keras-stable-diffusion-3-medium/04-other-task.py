import keras_hub

model = keras_hub.models.ImageToImage.from_preset(
    "hf://keras/stable_diffusion_3_medium",
)
model.summary()
