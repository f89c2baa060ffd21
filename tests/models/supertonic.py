# /// script
# dependencies = ["onnx"]
# ///
"""Four graphs with the inputs and outputs of Supertonic's: duration, text encoder, vector estimator and vocoder."""

import json
import sys
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(folder / "onnx").mkdir(parents=True)
(folder / "voice_styles").mkdir()
random = numpy.random.default_rng(0)
RATE, CHUNK, COMPRESS, LATENT, TEXT = 44100, 512, 6, 4, 8
KINDS = {"text_ids": TensorProto.INT64}
SHAPES = {
    "text_ids": ["batch", "length"],
    "text_mask": ["batch", 1, "length"],
    "style_dp": ["batch", 8, 16],
    "style_ttl": ["batch", 50, 256],
    "noisy_latent": ["batch", LATENT * COMPRESS, "frames"],
    "latent_mask": ["batch", 1, "frames"],
    "text_emb": ["batch", TEXT, "length"],
    "current_step": ["batch"],
    "total_step": ["batch"],
    "latent": ["batch", LATENT * COMPRESS, "frames"],
}


def save(name: str, inputs: str, nodes: list, constants: dict) -> None:
    """A graph whose last node's output is `out`."""
    ins = [helper.make_tensor_value_info(one, KINDS.get(one, TensorProto.FLOAT), SHAPES[one]) for one in inputs.split()]
    outs = [helper.make_tensor_value_info("out", TensorProto.FLOAT, None)]
    values = [numpy_helper.from_array(numpy.asarray(value), key) for key, value in constants.items()]
    made = [helper.make_node(kind, takes.split(), [gives], **more) for kind, takes, gives, more in nodes]
    graph = helper.make_graph(made, name, ins, outs, values)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, folder / "onnx" / f"{name}.onnx")


def mean(source: str, result: str) -> tuple:
    return ("ReduceMean", source, result, {"keepdims": 0})


# A twentieth of a second for each letter.
save(
    "duration_predictor",
    "text_ids style_dp text_mask",
    [
        ("Cast", "text_ids", "ids", {"to": TensorProto.FLOAT}),
        mean("ids", "middle"), mean("style_dp", "style"),
        ("Mul", "middle style", "tempo", {}), ("Mul", "tempo zero", "nothing", {}),
        ("ReduceSum", "text_mask axes", "letters", {"keepdims": 0}),
        ("Mul", "letters pace", "seconds", {}), ("Add", "seconds nothing", "out", {}),
    ],
    {"axes": numpy.array([1, 2]), "pace": numpy.float32(0.05), "zero": numpy.float32(0)},
)  # fmt: skip
save(
    "text_encoder",
    "text_ids style_ttl text_mask",
    [
        ("Gather", "table text_ids", "rows", {"axis": 0}), ("Transpose", "rows", "columns", {"perm": [0, 2, 1]}),
        mean("style_ttl", "style"), ("Add", "columns style", "styled", {}), ("Mul", "styled text_mask", "out", {}),
    ],
    {"table": random.normal(0, 1, (512, TEXT)).astype("float32")},
)  # fmt: skip
save(
    "vector_estimator",
    "noisy_latent text_emb style_ttl text_mask latent_mask current_step total_step",
    [
        mean("text_emb", "text"), mean("style_ttl", "style"), mean("text_mask", "spoken"),
        ("Div", "current_step total_step", "part", {}), mean("part", "time"),
        ("Add", "text style", "a", {}), ("Add", "a spoken", "b", {}), ("Add", "b time", "c", {}),
        ("Mul", "noisy_latent keep", "less", {}), ("Add", "less c", "next", {}), ("Mul", "next latent_mask", "out", {}),
    ],
    {"keep": numpy.float32(0.5)},
)  # fmt: skip
save(
    "vocoder",
    "latent",
    [
        ("Transpose", "latent", "frames", {"perm": [0, 2, 1]}), ("MatMul", "frames weights", "samples", {}),
        ("Tanh", "samples", "loud", {}), ("Reshape", "loud shape", "out", {}),
    ],
    {"weights": random.normal(0, 0.1, (LATENT * COMPRESS, CHUNK * COMPRESS)).astype("float32"), "shape": numpy.array([0, -1])},
)  # fmt: skip
config = {
    "ae": {"sample_rate": RATE, "base_chunk_size": CHUNK},
    "ttl": {"chunk_compress_factor": COMPRESS, "latent_dim": LATENT},
}
(folder / "onnx/tts.json").write_text(json.dumps(config))
(folder / "onnx/unicode_indexer.json").write_text(json.dumps([at % 512 for at in range(65536)]))
shapes = {"style_ttl": [1, 50, 256], "style_dp": [1, 8, 16]}
style = {name: {"dims": dims, "data": random.normal(0, 1, dims).tolist()} for name, dims in shapes.items()}
(folder / "voice_styles/M1.json").write_text(json.dumps(style))
