# /// script
# dependencies = []
# ///
"""A network of one convolution as push_to_hub_keras saves it: a TensorFlow SavedModel."""

import json
import sys
from pathlib import Path

import tf_keras

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.parent.mkdir(parents=True)
model = tf_keras.Sequential([tf_keras.Input((16, 16, 3)), tf_keras.layers.Conv2D(4, 3, padding="same")])
model.save(folder, save_format="tf")
