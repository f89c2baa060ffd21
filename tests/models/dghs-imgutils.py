# /// script
# dependencies = ["onnx"]
# requires-python = "<3.13"
# ///
"""A linear layer over the mean colour of an image, with the files of a PixAI tagger or of a folder of a classifier."""

import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

SIZE = 32
draw = np.random.default_rng(0)
record = json.loads(Path(sys.argv[1]).read_text())
is_tagger = "tagger" in record["id"]
folder = Path(sys.argv[2], record["id"]) if is_tagger else Path(sys.argv[2], record["id"], "tiny")
folder.mkdir(parents=True)
stages = [
    {"type": "resize", "size": [SIZE, SIZE], "interpolation": "bilinear", "antialias": True, "max_size": None},
    {"type": "to_tensor"},
    {"type": "normalize", "mean": [0.5] * 3, "std": [0.5] * 3},
]
(folder / "preprocess.json").write_text(json.dumps({"stages": stages}))
labels = ["solo", "outdoors", "smile", "hatsune_miku"] if is_tagger else ["comic", "illustration", "not_painting"]

node, values = helper.make_node, helper.make_tensor_value_info
result = "prediction" if is_tagger else "output"
nodes = [
    node("GlobalAveragePool", ["input"], ["mean"]),
    node("Flatten", ["mean"], ["row"]),
    node("Gemm", ["row", "weight", "bias"], ["logits"]),
    node("Sigmoid", ["logits"], [result]) if is_tagger else node("Softmax", ["logits"], [result]),
]
# The bias lets every tag stand above its threshold.
weights = {"weight": draw.normal(0, 0.1, (3, len(labels))), "bias": np.full(len(labels), 3.0)}
graph = helper.make_graph(
    nodes,
    "tiny",
    [values("input", TensorProto.FLOAT, ["batch", 3, SIZE, SIZE])],
    [values(result, TensorProto.FLOAT, ["batch", len(labels)])],
    [numpy_helper.from_array(value.astype(np.float32), key) for key, value in weights.items()],
)
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), folder / "model.onnx")

if is_tagger:
    rows = [f'{at},{label},{4 if label == "hatsune_miku" else 0},"[]"' for at, label in enumerate(labels)]
    (folder / "selected_tags.csv").write_text("\n".join(["tag_id,name,category,ips", *rows]) + "\n")
    (folder / "thresholds.csv").write_text("category,name,threshold\n0,general,0.3\n4,character,0.85\n")
else:
    (folder / "meta.json").write_text(json.dumps({"labels": labels}))
