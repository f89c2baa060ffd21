import os

os.environ["KERAS_BACKEND"] = "tensorflow"  # must be set before Keras is imported

import keras

model = keras.saving.load_model("hf://Wauplin/mnist_example")
model.summary()
