import keras_hub

model = keras_hub.models.MaskedLM.from_preset(
    "hf://keras/bert_base_en",
)
model.summary()
