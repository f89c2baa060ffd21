# /// script
# dependencies = ["onnx"]
# ///
"""A graph with the inputs and the output of Piper's: every symbol sounds as one row of a random table."""

import json
import re
import sys
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
path = Path(sys.argv[2], record["id"], re.search(r'name = "([^"]+)"', snippet)[1])
path.parent.mkdir(parents=True)
SYMBOLS, SAMPLES = 256, 600
table = numpy.random.default_rng(0).normal(0, 0.1, (SYMBOLS, SAMPLES)).astype("float32")
nodes = [
    helper.make_node("Gather", ["table", "input"], ["sounds"], axis=0),
    helper.make_node("ReduceMean", ["scales"], ["scale"], keepdims=0),
    helper.make_node("Mul", ["sounds", "scale"], ["scaled"]),
    helper.make_node("Reshape", ["scaled", "flat"], ["output"]),
]
inputs = [
    helper.make_tensor_value_info("input", TensorProto.INT64, [1, "length"]),
    helper.make_tensor_value_info("input_lengths", TensorProto.INT64, [1]),
    helper.make_tensor_value_info("scales", TensorProto.FLOAT, [3]),
]
outputs = [helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 1, 1, "samples"])]
constants = [numpy_helper.from_array(table, "table"), numpy_helper.from_array(numpy.array([1, 1, 1, -1]), "flat")]
graph = helper.make_graph(nodes, "piper", inputs, outputs, constants)
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)
letters = "_^$ abcdefghijklmnopqrstuvwxyzɑɐɒæɓʙβɔɕçɗɖðʤəɘɚɛɜɝɞɟʄɡɠɢʛɦɧħɥʜɨɪʝɭɬɫɮʟɱɯɰŋɳɲɴøɵɸθœɶʘɹɺɾɻʀʁɽʂʃʈʧʉʊʋⱱʌɣɤʍχʎʏʑʐʒʔʡʕʢǀǁǂǃˈˌːˑ.,"
config = {
    "audio": {"sample_rate": 22050, "quality": "medium"},
    "espeak": {"voice": "en-us"},
    "inference": {"noise_scale": 0.667, "length_scale": 1, "noise_w": 0.8},
    "phoneme_type": "espeak",
    "num_symbols": SYMBOLS,
    "num_speakers": 1,
    "speaker_id_map": {},
    "phoneme_id_map": {letter: [at] for at, letter in enumerate(letters)},
}
Path(f"{path}.json").write_text(json.dumps(config))
