import os

os.environ["KERAS_BACKEND"] = "tensorflow"  # or jax, torch: set it before Keras is imported

import keras

model = keras.saving.load_model("hf://Wauplin/mnist_example")
model.summary()
# model.predict takes arrays of this shape; None is as many as you like
print(model.input_shape)
