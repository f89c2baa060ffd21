import keras_hub

# The model without a task head
backbone = keras_hub.models.Backbone.from_preset(
    "hf://keras/gemma2_instruct_2b_en",
    dtype="bfloat16",
)
backbone.summary()
