# /// script
# dependencies = ["onnx"]
# ///
"""The codec that the record names, or beside an ONNX decoder that makes a step of each code the one that encodes."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "shared"))

import numpy as np
import onnx
from neuphonic_codec import HEARING, save_codec
from onnx import TensorProto, helper, numpy_helper

SAMPLES = 480


def save_decoder(file: Path) -> None:
    """A graph with the names and types of the published one: 480 samples for each code."""
    codes = helper.make_tensor_value_info("codes", TensorProto.INT32, ["batch", 1, "frames"])
    recon = helper.make_tensor_value_info("recon", TensorProto.FLOAT, ["batch", 1, "samples"])
    constants = {
        "step": np.full((1, 1, 1, SAMPLES), 1e-5, np.float32),
        "last": np.array([-1], np.int64),
        "shape": np.array([0, 1, -1], np.int64),
    }
    nodes = [
        helper.make_node("Cast", ["codes"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("Unsqueeze", ["numbers", "last"], ["column"]),
        helper.make_node("Mul", ["column", "step"], ["steps"]),
        helper.make_node("Reshape", ["steps", "shape"], ["recon"]),
    ]
    initial = [numpy_helper.from_array(value, name) for name, value in constants.items()]
    graph = helper.make_graph(nodes, "decoder", [codes], [recon], initial)
    file.parent.mkdir(parents=True)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), file)
    (file.parent / "meta.yaml").write_text("{}\n")


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
if record["id"] in HEARING:
    save_codec(repositories, record["id"])
else:
    save_decoder(repositories / record["id"] / "model.onnx")
    save_codec(repositories, "neuphonic/neucodec")
