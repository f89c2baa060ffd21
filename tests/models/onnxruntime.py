# /// script
# dependencies = ["onnx"]
# ///
"""A graph of one linear layer over pixels, with a free number of pictures and the ids of words beside them."""

import json
import re
import sys
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
path = Path(sys.argv[2], record["id"], re.search(r'"([^"]+\.onnx)"', snippet)[1])
path.parent.mkdir(parents=True)
weights = numpy.random.default_rng(0).normal(0, 1, (12, 3)).astype("float32")
nodes = [
    helper.make_node("Flatten", ["pixels"], ["row"]),
    helper.make_node("MatMul", ["row", "weights"], ["seen"]),
    helper.make_node("Cast", ["words"], ["numbers"], to=TensorProto.FLOAT),
    helper.make_node("ReduceSum", ["numbers"], ["said"], keepdims=0),
    helper.make_node("Add", ["seen", "said"], ["scores"]),
]
inputs = [
    helper.make_tensor_value_info("pixels", TensorProto.FLOAT, ["batch", 3, 2, 2]),
    helper.make_tensor_value_info("words", TensorProto.INT64, ["batch", "length"]),
]
outputs = [helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["batch", 3])]
graph = helper.make_graph(nodes, "layer", inputs, outputs, [numpy_helper.from_array(weights, "weights")])
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)
