import keras_hub

# The model without a task head
backbone = keras_hub.models.Backbone.from_preset("hf://keras/resnet_50_imagenet")
backbone.summary()
