import keras_hub

model = keras_hub.models.Inpaint.from_preset(
    "hf://keras/stable_diffusion_3_medium",
)
model.summary()
