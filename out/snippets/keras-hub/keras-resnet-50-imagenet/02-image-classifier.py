import keras
import keras_hub

classifier = keras_hub.models.ImageClassifier.from_preset(
    "hf://keras/resnet_50_imagenet",
    activation="softmax",
)
image = keras.utils.load_img("image.jpg")
scores = classifier.predict(keras.utils.img_to_array(image)[None])
# Names the 1000 classes of ImageNet; for a model with others, take the highest score
print(keras_hub.utils.decode_imagenet_predictions(scores))
