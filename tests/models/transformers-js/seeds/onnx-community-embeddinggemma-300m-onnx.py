# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny encoder of texts with both outputs: a vector for each token, and one for the text that a dense layer made."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from texts import bytes_tokenizer

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
bytes_tokenizer("roberta").save_pretrained(folder)
random = numpy.random.default_rng(0)
nodes = [
    helper.make_node("Gather", ["words", "input_ids"], ["last_hidden_state"]),
    helper.make_node("Cast", ["attention_mask"], ["seen"], to=FLOAT),
    helper.make_node("Unsqueeze", ["seen", "last"], ["column"]),
    helper.make_node("Mul", ["last_hidden_state", "column"], ["kept"]),
    helper.make_node("ReduceMean", ["kept"], ["mean"], axes=[1], keepdims=0),
    helper.make_node("MatMul", ["mean", "dense"], ["sentence_embedding"]),
]
constants = [
    constant("words", random.normal(size=(320, 16))),
    constant("dense", random.normal(size=(16, 8))),
    constant("last", [2], numpy.int64),
]
tokens = (INT, ["batch", "length"])
takes = {"input_ids": tokens, "attention_mask": tokens}
gives = {"last_hidden_state": (FLOAT, ["batch", "length", 16]), "sentence_embedding": (FLOAT, ["batch", 8])}
for name in ("model", "model_quantized"):
    save(folder / f"onnx/{name}.onnx", takes, gives, nodes, constants)
write_json(folder, config={"model_type": "gemma3_text", "architectures": ["Gemma3TextModel"]})
