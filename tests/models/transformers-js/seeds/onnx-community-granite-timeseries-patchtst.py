# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny PatchTST: the mean of the past."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

from graphs import FLOAT, save, write_json
from onnx import helper

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
mean = helper.make_node("ReduceMean", ["past_values"], ["last_hidden_state"], axes=[1], keepdims=1)
save(
    folder / "onnx/model.onnx",
    {"past_values": (FLOAT, ["batch", 512, 7])},
    {"last_hidden_state": (FLOAT, ["batch", 1, 7])},
    [mean],
)
write_json(folder, config={"model_type": "patchtst", "architectures": ["PatchTSTForPrediction"]})
