import keras_hub

# The model without a task head
backbone = keras_hub.models.Backbone.from_preset(
    "hf://keras/stable_diffusion_3_medium",
    dtype="bfloat16",
)
backbone.summary()
