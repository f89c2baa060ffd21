# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny detector of type yolov10: one box over half of the picture, as sure as the picture is bright, and one that is not sure."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, constant, helper, save, write_json

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
# The names of the input and of the output are those that the card of the model feeds and reads.
nodes = [
    helper.make_node("ReduceMean", ["images"], ["bright"], keepdims=0),
    helper.make_node("Mul", ["bright", "share"], ["much"]),
    helper.make_node("Add", ["boxes", "much"], ["output0"]),
]
boxes = [[0, 0, 32, 32, 0.9, 0], [0, 0, 8, 8, 0.1, 1]]
constants = [constant("boxes", [boxes]), constant("share", [0, 0, 0, 0, 0.01, 0])]
shape = {"images": (FLOAT, ["batch", 3, "height", "width"])}
for name in ("model", "model_quantized"):
    save(folder / f"onnx/{name}.onnx", shape, {"output0": (FLOAT, [1, "n", 6])}, nodes, constants)
steps = {"do_normalize": False, "do_rescale": True, "do_resize": True, "rescale_factor": 1 / 255, "resample": 2}
kind = {"feature_extractor_type": "ImageFeatureExtractor", "size": {"width": 64, "height": 64}}
labels = {"id2label": {"0": "cat", "1": "dog"}}
write_json(folder, config={"model_type": "yolov10", **labels}, preprocessor_config={**kind, **steps})
