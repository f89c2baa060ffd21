# /// script
# dependencies = ["onnx"]
# ///
"""A classifier of one layer over the 16 embeddings, each of 96 numbers, that the library computes of two seconds."""

import json
import sys
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
weights = numpy.random.default_rng(0).normal(0, 0.01, (16 * 96, 1)).astype("float32")
nodes = [
    helper.make_node("Flatten", ["embeddings"], ["row"]),
    helper.make_node("MatMul", ["row", "weights"], ["sum"]),
    helper.make_node("Sigmoid", ["sum"], ["score"]),
]
inputs = [helper.make_tensor_value_info("embeddings", TensorProto.FLOAT, [1, 16, 96])]
outputs = [helper.make_tensor_value_info("score", TensorProto.FLOAT, [1, 1])]
graph = helper.make_graph(nodes, "word", inputs, outputs, [numpy_helper.from_array(weights, "weights")])
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
onnx.save(model, folder / "word.onnx")
