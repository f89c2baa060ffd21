import keras_hub

# The model without a task head
backbone = keras_hub.models.Backbone.from_preset(
    "hf://keras/gpt2_base_en",
    dtype="bfloat16",
)
backbone.summary()
