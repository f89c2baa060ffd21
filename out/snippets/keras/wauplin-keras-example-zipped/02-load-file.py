import os

os.environ["KERAS_BACKEND"] = "tensorflow"  # or jax, torch: set it before Keras is imported

import keras
from huggingface_hub import hf_hub_download

path = hf_hub_download("Wauplin/keras_example_zipped", "model.keras")
# To predict, neither the loss nor the optimizer is needed
model = keras.saving.load_model(path, compile=False)
model.summary()
# model.predict takes arrays of this shape; None is as many as you like
print(model.input_shape)
