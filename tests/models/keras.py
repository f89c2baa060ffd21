# /// script
# dependencies = []
# ///
"""A dense layer for pictures of 28x28, unpacked as Keras's hub repositories are."""

import json
import os
import sys
from pathlib import Path

os.environ["KERAS_BACKEND"] = "tensorflow"

import keras

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.parent.mkdir(parents=True)
layers = [keras.Input((28, 28)), keras.layers.Flatten(), keras.layers.Dense(10, activation="softmax")]
keras.saving.save_model(keras.Sequential(layers), folder, zipped=False)
