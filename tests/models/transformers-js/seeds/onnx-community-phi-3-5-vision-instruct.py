# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny Phi-3 vision: numbers of tokens that are below zero are places of a picture, as many as its processor counts."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from sees import HALF, TEXT, WIDE, WORDS, decoder, random, words


def pictures(folder: Path) -> None:
    """144 vectors for each 336 x 336 pixels and for the whole, one between, and one for the end of each of 12 rows."""
    nodes = [
        helper.make_node("Div", ["image_sizes", "side"], ["crops"]),
        helper.make_node("ReduceProd", ["crops"], ["each"], axes=[1], keepdims=0),
        helper.make_node("Add", ["each", "one"], ["views"]),
        helper.make_node("Mul", ["views", "tokens"], ["inside"]),
        helper.make_node("Gather", ["crops", "first"], ["high"], axis=1),
        helper.make_node("Add", ["high", "one"], ["higher"]),
        helper.make_node("Mul", ["higher", "rows"], ["ends"]),
        helper.make_node("Add", ["inside", "ends"], ["most"]),
        helper.make_node("Add", ["most", "one"], ["counts"]),
        helper.make_node("ReduceSum", ["counts", "first"], ["count"], keepdims=1),
        helper.make_node("Reshape", ["count", "single"], ["number"]),
        helper.make_node("Concat", ["number", "wide"], ["shape"], axis=0),
        helper.make_node("ReduceMean", ["pixel_values"], ["mean"], axes=[0, 1, 2, 3, 4], keepdims=0),
        helper.make_node("Add", ["mean", "vector"], ["seen"]),
        helper.make_node("Expand", ["seen", "shape"], ["image_features"]),
    ]
    numbers = {"side": 336, "one": 1, "tokens": 144, "rows": 12, "first": [0], "single": [1], "wide": [WIDE]}
    constants = [constant(name, values, numpy.int64) for name, values in numbers.items()]
    inputs = {"pixel_values": (FLOAT, ["pictures", "crops", 3, 336, 336]), "image_sizes": (INT, ["pictures", 2])}
    outputs = {"image_features": (FLOAT, ["n", WIDE])}
    save(folder / "onnx/vision_encoder.onnx", inputs, outputs, nodes, [*constants, constant("vector", random(1, WIDE))])


def texts(folder: Path) -> None:
    """A vector for each token; where its number is below zero, the next one of the picture."""
    nodes = [
        helper.make_node("Max", ["input_ids", "zero"], ["known"]),
        helper.make_node("Gather", ["words", "known"], ["embedded"]),
        helper.make_node("Less", ["input_ids", "zero"], ["marked"]),
        helper.make_node("NonZero", ["marked"], ["axes"]),
        helper.make_node("Transpose", ["axes"], ["places"], perm=[1, 0]),
        helper.make_node("ScatterND", ["embedded", "places", "image_features"], ["inputs_embeds"]),
    ]
    constants = [constant("words", random(WORDS, WIDE)), constant("zero", 0, numpy.int64)]
    inputs = {"input_ids": (INT, ["b", "n"]), "image_features": (FLOAT, ["k", WIDE])}
    outputs = {"inputs_embeds": (FLOAT, ["b", "n", WIDE])}
    save(folder / "onnx/prepare_inputs_embeds.onnx", inputs, outputs, nodes, constants)


folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
pictures(folder)
texts(folder)
decoder(folder)
(folder / "onnx/decoder_model_merged.onnx").rename(folder / "onnx/model.onnx")
words(folder, ["<|image|>"], "", model_max_length=131072)
kinds = {"image_processor_type": "Phi3VImageProcessor", "processor_class": "Phi3VProcessor"}
write_json(
    folder,
    config={**TEXT, "architectures": ["Phi3VForCausalLM"], "model_type": "phi3_v"},
    preprocessor_config={**kinds, "num_crops": 4, "num_img_tokens": 144, **HALF},
)
