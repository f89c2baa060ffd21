# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny SAM: what it sees is the brightness of squares, and a mask is brighter the nearer to the point."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, save, write_json
from onnx import helper

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
place = (FLOAT, ["batch", 1, 64, 64])
squares = helper.make_node("AveragePool", ["grey"], ["image_embeddings"], kernel_shape=[16, 16], strides=[16, 16])
save(
    folder / "onnx/vision_encoder.onnx",
    {"pixel_values": (FLOAT, ["batch", 3, 1024, 1024])},
    {"image_embeddings": place, "image_positional_embeddings": place},
    [
        helper.make_node("ReduceMean", ["pixel_values"], ["grey"], axes=[1], keepdims=1),
        squares,
        helper.make_node("Sign", ["image_embeddings"], ["image_positional_embeddings"]),
    ],
)
# The names of inputs and outputs are those that the library's own documentation of the class lists.
points = {"input_points": (FLOAT, ["batch", "points", "each", 2]), "input_labels": (INT, ["batch", "points", "each"])}
save(
    folder / "onnx/prompt_encoder_mask_decoder.onnx",
    {"image_embeddings": place, "image_positional_embeddings": place, **points},
    {"iou_scores": (FLOAT, [1, 1, 3]), "pred_masks": (FLOAT, [1, 1, 3, 256, 256])},
    [
        helper.make_node("Resize", ["image_embeddings", "", "", "size"], ["large"], mode="nearest"),
        helper.make_node("Unsqueeze", ["large", "first"], ["one"]),
        helper.make_node("Mul", ["one", "image_mask"], ["three"]),
        helper.make_node("ReduceMean", ["input_points"], ["where"], keepdims=0),
        helper.make_node("Cast", ["input_labels"], ["kinds"], to=FLOAT),
        helper.make_node("ReduceMean", ["kinds"], ["kind"], keepdims=0),
        helper.make_node("Mul", ["where", "kind"], ["told"]),
        helper.make_node("ReduceMean", ["image_positional_embeddings"], ["around"], keepdims=0),
        helper.make_node("Add", ["told", "around"], ["all"]),
        helper.make_node("Add", ["three", "all"], ["pred_masks"]),
        helper.make_node("Mul", ["scores", "kind"], ["iou_scores"]),
    ],
    [
        constant("size", [1, 1, 256, 256], numpy.int64),
        constant("first", [0], numpy.int64),
        constant("image_mask", numpy.ones((1, 1, 3, 1, 1))),
        constant("scores", [[[0.2, 0.9, 0.4]]]),
    ],
)
mean = {"image_mean": [0.485, 0.456, 0.406], "image_std": [0.229, 0.224, 0.225]}
steps = {"do_normalize": True, "do_rescale": True, "do_resize": True, "do_pad": True, "rescale_factor": 1 / 255, "resample": 2}
sizes = {"size": {"longest_edge": 1024}, "pad_size": {"height": 1024, "width": 1024}}
kinds = {"image_processor_type": "SamImageProcessor", "processor_class": "SamProcessor"}
write_json(folder, config={"model_type": "sam", "architectures": ["SamModel"]}, preprocessor_config={**kinds, **mean, **steps, **sizes})
