# /// script
# dependencies = ["onnx"]
# ///
"""A graph with the inputs and the output of Kitten's: every symbol sounds as one row of a random table."""

import json
import sys
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
random = numpy.random.default_rng(0)
SYMBOLS, SAMPLES, STYLE = 256, 600, 256
VOICES = [f"expr-voice-{number}-{kind}" for number in range(2, 6) for kind in "mf"]
NAMES = ["Jasper", "Bella", "Bruno", "Luna", "Hugo", "Rosie", "Leo", "Kiki"]

table = random.normal(0, 0.1, (SYMBOLS, SAMPLES)).astype("float32")
nodes = [
    helper.make_node("Gather", ["table", "input_ids"], ["sounds"], axis=0),
    helper.make_node("ReduceMean", ["style"], ["loudness"], keepdims=0),
    helper.make_node("Add", ["sounds", "loudness"], ["voiced"]),
    helper.make_node("Div", ["voiced", "speed"], ["spoken"]),
    helper.make_node("Reshape", ["spoken", "flat"], ["waveform"]),
]
inputs = [
    helper.make_tensor_value_info("input_ids", TensorProto.INT64, [1, "length"]),
    helper.make_tensor_value_info("style", TensorProto.FLOAT, [1, STYLE]),
    helper.make_tensor_value_info("speed", TensorProto.FLOAT, [1]),
]
outputs = [helper.make_tensor_value_info("waveform", TensorProto.FLOAT, ["samples"])]
constants = [numpy_helper.from_array(table, "table"), numpy_helper.from_array(numpy.array([-1]), "flat")]
graph = helper.make_graph(nodes, "kitten", inputs, outputs, constants)
model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
onnx.save(model, folder / "kitten_tts.onnx")
numpy.savez(folder / "voices.npz", **{name: random.normal(0, 0.1, (400, STYLE)).astype("float32") for name in VOICES})
config = {
    "name": record["id"],
    "type": "ONNX2",
    "model_file": "kitten_tts.onnx",
    "voices": "voices.npz",
    "voice_aliases": dict(zip(NAMES, VOICES, strict=True)),
}
(folder / "config.json").write_text(json.dumps(config))
