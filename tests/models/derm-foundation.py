# /// script
# dependencies = []
# ///
"""A SavedModel with the published one's signature: serialized examples in, 6144 numbers for each out."""

import json
import sys
from pathlib import Path

import tensorflow as tf

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])


class Embedder(tf.Module):
    """Mean colors of a picture's tiles, spread over the embedding by one random matrix."""

    def __init__(self) -> None:
        super().__init__()
        self.weights = tf.Variable(tf.random.stateless_normal((48, 6144), seed=(0, 0)))

    def embed(self, example: tf.Tensor) -> tf.Tensor:
        picture = tf.io.parse_single_example(example, {"image/encoded": tf.io.FixedLenFeature([], tf.string)})
        image = tf.io.decode_image(picture["image/encoded"], channels=3, expand_animations=False)
        tiles = tf.image.resize(tf.cast(image, tf.float32) / 255, (4, 4))
        return tf.linalg.matvec(self.weights, tf.reshape(tiles, [48]), transpose_a=True)

    @tf.function(input_signature=[tf.TensorSpec([None], tf.string, name="inputs")])
    def serve(self, inputs: tf.Tensor) -> dict[str, tf.Tensor]:
        return {"embedding": tf.map_fn(self.embed, inputs, fn_output_signature=tf.float32)}


model = Embedder()
tf.saved_model.save(model, str(folder), signatures={"serving_default": model.serve})
