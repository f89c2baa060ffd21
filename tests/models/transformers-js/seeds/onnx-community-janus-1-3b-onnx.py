# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny Janus: one decoder whose vectors are read as words or as squares of a picture."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from onnx import TensorProto
from sees import HALF, HEADS, TEXT, WIDE, WORDS, random, words

COUNT, SIDE, SQUARE = 16, 4, 8
EMBEDS = {"inputs_embeds": (FLOAT, ["b", "n", WIDE])}


def prepare(folder: Path) -> None:
    """A vector for each token; the places of a picture also know its mean and how many they are."""
    nodes = [
        helper.make_node("Gather", ["words", "input_ids"], ["embedded"]),
        helper.make_node("ReduceSum", ["pixel_values", "four"], ["colours"], keepdims=0),
        helper.make_node("MatMul", ["colours", "kernel"], ["seen"]),
        helper.make_node("Cast", ["images_emb_mask"], ["marks"], to=FLOAT),
        helper.make_node("ReduceSum", ["marks"], ["count"], keepdims=0),
        helper.make_node("Add", ["seen", "count"], ["picture"]),
        helper.make_node("Cast", ["images_seq_mask"], ["mask"], to=FLOAT),
        helper.make_node("Unsqueeze", ["mask", "last"], ["masks"]),
        helper.make_node("Mul", ["masks", "picture"], ["placed"]),
        helper.make_node("Add", ["embedded", "placed"], ["inputs_embeds"]),
    ]
    constants = [constant("words", random(WORDS, WIDE)), constant("kernel", random(3, WIDE) / 384**2)]
    constants += [constant("four", [0, 1, 3, 4], numpy.int64), constant("last", [2], numpy.int64)]
    inputs = {
        "input_ids": (INT, ["b", "n"]), "pixel_values": (FLOAT, ["b", "pictures", 3, 384, 384]),
        "images_seq_mask": (TensorProto.BOOL, ["b", "n"]), "images_emb_mask": (TensorProto.BOOL, ["b", "pictures", "squares"]),
    }  # fmt: skip
    save(folder / "onnx/prepare_inputs_embeds.onnx", inputs, EMBEDS, nodes, constants)


def language_model(folder: Path) -> None:
    """Each vector, and the mean of all that were seen before, which the cache keeps."""
    each = WIDE // HEADS
    past = (FLOAT, ["b", HEADS, "past", each])
    inputs = {**EMBEDS, "past_key_values.0.key": past, "past_key_values.0.value": past}
    nodes = [
        helper.make_node("Reshape", ["inputs_embeds", "split"], ["heads"]),
        helper.make_node("Transpose", ["heads"], ["new"], perm=[0, 2, 1, 3]),
        helper.make_node("Concat", ["past_key_values.0.key", "new"], ["present.0.key"], axis=2),
        helper.make_node("Concat", ["past_key_values.0.value", "new"], ["present.0.value"], axis=2),
        helper.make_node("ReduceMean", ["present.0.key"], ["seen"], axes=[1, 2, 3], keepdims=0),
        helper.make_node("Reshape", ["seen", "column"], ["level"]),
        helper.make_node("Add", ["inputs_embeds", "level"], ["last_hidden_state"]),
    ]
    present = (FLOAT, ["b", HEADS, "all", each])
    outputs = {"last_hidden_state": (FLOAT, ["b", "n", WIDE]), "present.0.key": present, "present.0.value": present}
    shapes = {"split": [0, 0, HEADS, each], "column": [-1, 1, 1]}
    constants = [constant(name, shape, numpy.int64) for name, shape in shapes.items()]
    save(folder / "onnx/language_model.onnx", inputs, outputs, nodes, constants)


def head(folder: Path, name: str) -> None:
    """Scores of what comes next."""
    nodes = [helper.make_node("MatMul", ["last_hidden_state", "scores"], ["logits"])]
    inputs = {"last_hidden_state": (FLOAT, ["b", "n", WIDE])}
    outputs = {"logits": (FLOAT, ["b", "n", WORDS])}
    save(folder / f"onnx/{name}.onnx", inputs, outputs, nodes, [constant("scores", random(WIDE, WORDS))])


def pictures(folder: Path) -> None:
    """Numbers of squares to vectors, and to a picture in which each is as bright as its number says."""
    nodes = [helper.make_node("Gather", ["squares", "image_ids"], ["inputs_embeds"])]
    constants = [constant("squares", random(WORDS, WIDE))]
    save(folder / "onnx/gen_img_embeds.onnx", {"image_ids": (INT, ["b", "n"])}, EMBEDS, nodes, constants)
    nodes = [
        helper.make_node("Cast", ["generated_tokens"], ["numbers"], to=FLOAT),
        helper.make_node("Div", ["numbers", "half"], ["doubled"]),
        helper.make_node("Sub", ["doubled", "one"], ["bright"]),
        helper.make_node("Reshape", ["bright", "square"], ["small"]),
        helper.make_node("Resize", ["small", "", "scales"], ["large"], mode="nearest"),
        helper.make_node("Expand", ["large", "colours"], ["decoded_image"]),
    ]
    constants = [constant("half", WORDS / 2), constant("one", 1.0), constant("scales", [1, 1, SQUARE, SQUARE])]
    shapes = {"square": [-1, 1, SIDE, SIDE], "colours": [1, 3, 1, 1]}
    constants += [constant(name, shape, numpy.int64) for name, shape in shapes.items()]
    outputs = {"decoded_image": (FLOAT, ["b", 3, SIDE * SQUARE, SIDE * SQUARE])}
    save(folder / "onnx/image_decode.onnx", {"generated_tokens": (INT, ["b", COUNT])}, outputs, nodes, constants)


folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
prepare(folder)
language_model(folder)
head(folder, "lm_head")
head(folder, "gen_head")
pictures(folder)
marks = dict(zip(["image_tag", "image_start_tag", "image_end_tag"], ["<image_placeholder>", "<begin_of_image>", "<end_of_image>"], strict=True))
words(folder, list(marks.values()), "")
file = folder / "tokenizer_config.json"
settings = json.loads(file.read_text())
templates = {"default": settings["chat_template"], "text_to_image": settings["chat_template"] + marks["image_start_tag"]}
named_templates = [{"name": name, "template": template} for name, template in templates.items()]
file.write_text(json.dumps({**settings, "chat_template": named_templates}))
named = {"architectures": ["MultiModalityCausalLM"], "model_type": "multi_modality"}
kinds = {"image_processor_type": "VLMImageProcessor", "processor_class": "VLChatProcessor"}
sizes = {"image_size": 384, "do_resize": True, "size": {"longest_edge": 384}, "resample": 3, "background_color": [127, 127, 127]}
write_json(
    folder,
    config={**named, "language_config": {**TEXT, "model_type": "llama"}},
    preprocessor_config={**kinds, **sizes, **HALF},
    processor_config={**marks, "num_image_tokens": COUNT, "processor_class": "VLChatProcessor"},
)
