# /// script
# dependencies = []
# ///
"""A detector and a recognizer of one layer each, with the outputs that InsightFace tells them apart by.

The detector sees the same faces in every picture: there are two anchors at a place, and in the largest grid alone
their score is above the threshold.
"""

import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

draw = np.random.default_rng(0)
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
node, values = helper.make_node, helper.make_tensor_value_info


def save(name: str, size: list, nodes: list, outputs: dict, weights: dict) -> None:
    constants = [numpy_helper.from_array(value, key) for key, value in weights.items()]
    inputs = [values("input", TensorProto.FLOAT, [1, 3, *size])]
    shown = [values(output, TensorProto.FLOAT, [f"{output}_rows", width]) for output, width in outputs.items()]
    graph = helper.make_graph(nodes, name, inputs, shown, constants)
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=9), folder / f"{name}.onnx")


# What a detector says of each anchor: a score, the distances to the sides of its box, five points.
POINTS = [-1, -1, 1, -1, 0, 0, -1, 1, 1, 1]
nodes, weights = [], {}
for stride, score in ((8, -9), (16, -9), (32, 2)):
    nodes.append(node("AveragePool", ["input"], [f"grid{stride}"], kernel_shape=[stride] * 2, strides=[stride] * 2))
    for part, says in (("score", [score]), ("box", [9.0] * 4), ("points", POINTS)):
        name, channels = f"{part}{stride}", 2 * len(says)
        weights |= {
            f"{name}_weight": np.zeros((channels, 3, 1, 1), np.float32),
            f"{name}_bias": np.array(says * 2, np.float32),
            f"{name}_shape": np.array([-1, len(says)]),
        }
        nodes += [
            node("Conv", [f"grid{stride}", f"{name}_weight", f"{name}_bias"], [f"{name}_map"]),
            node("Transpose", [f"{name}_map"], [f"{name}_last"], perm=[0, 2, 3, 1]),
            node("Reshape", [f"{name}_last", f"{name}_shape"], [f"{name}_raw"]),
            node("Sigmoid" if part == "score" else "Identity", [f"{name}_raw"], [name]),
        ]
widths = {"score": 1, "box": 4, "points": 10}
outputs = {f"{part}{stride}": width for part, width in widths.items() for stride in (8, 16, 32)}
save("detector", ["height", "width"], nodes, outputs, weights)

pool = node("AveragePool", ["input"], ["small"], kernel_shape=[16, 16], strides=[16, 16])
flat = node("Flatten", ["small"], ["row"])
project = node("MatMul", ["row", "weight"], ["embedding"])
weight = draw.normal(0, 1, (3 * 7 * 7, 16)).astype(np.float32)
save("recognizer", [112, 112], [pool, flat, project], {"embedding": 16}, {"weight": weight})
