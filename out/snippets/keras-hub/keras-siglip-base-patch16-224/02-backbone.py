import keras_hub

# The model without a task head
backbone = keras_hub.models.Backbone.from_preset("hf://keras/siglip_base_patch16_224")
backbone.summary()
