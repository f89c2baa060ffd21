# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny model of who speaks: a frame of 270 samples is nobody's or the first speaker's, by the sign of its mean."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, constant, helper, save, write_json

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
nodes = [
    helper.make_node("AveragePool", ["input_values"], ["frames"], kernel_shape=[270], strides=[270]),
    helper.make_node("Transpose", ["frames"], ["column"], perm=[0, 2, 1]),
    helper.make_node("MatMul", ["column", "speakers"], ["logits"]),
]
constants = [constant("speakers", numpy.array([[1, -1, 0.5, 0, 0, 0, 0]]) * 100)]
takes = {"input_values": (FLOAT, ["batch", 1, "samples"])}
for name in ("model", "model_quantized"):
    save(folder / f"onnx/{name}.onnx", takes, {"logits": (FLOAT, ["batch", "n", 7])}, nodes, constants)
kinds = {"feature_extractor_type": "PyAnnoteFeatureExtractor", "processor_class": "PyAnnoteProcessor"}
config = {"model_type": "pyannote", "architectures": ["PyAnnoteForAudioFrameClassification"]}
write_json(folder, config=config, preprocessor_config={**kinds, "sampling_rate": 16_000, "offset": 721, "step": 270})
