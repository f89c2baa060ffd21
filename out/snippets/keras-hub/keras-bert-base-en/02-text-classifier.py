import keras_hub

# num_classes=2 puts a new, untrained head on the model: fine-tune it, then predict
classifier = keras_hub.models.TextClassifier.from_preset(
    "hf://keras/bert_base_en",
    num_classes=2,
)
classifier.fit(
    x=["A wonderful film!", "Two wasted hours."],
    y=[1, 0],
)
print(classifier.predict(["Great acting."]))
