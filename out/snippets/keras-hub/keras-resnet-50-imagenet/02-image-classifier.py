import keras
import keras_hub

# num_classes=2 puts a new, untrained head on the model: fine-tune it, then predict
classifier = keras_hub.models.ImageClassifier.from_preset(
    "hf://keras/resnet_50_imagenet",
    num_classes=2,
)
# Random images and labels: put your own data here
classifier.fit(
    x=keras.random.randint((32, 64, 64, 3), 0, 256),
    y=keras.random.randint((32, 1), 0, 2),
)
print(classifier.predict(keras.random.randint((1, 64, 64, 3), 0, 256)))
