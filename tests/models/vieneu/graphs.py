"""Graphs of ONNX: a layer with a memory, codecs that make a tone of any numbers, and the four parts of the flow model."""

from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

FLOAT, INT, INT32, BOOL = TensorProto.FLOAT, TensorProto.INT64, TensorProto.INT32, TensorProto.BOOL
WIDTH, HEADS = 16, 2
draw = np.random.default_rng(0)


def random(*shape: int) -> np.ndarray:
    return draw.normal(0, 0.1, shape).astype(np.float32)


def save(file: Path, inputs: dict, outputs: list, nodes: list, **constants: np.ndarray) -> None:
    """Writes a graph: an input is its type and its shape, a node its operator, what it takes, what it gives, and its options."""
    file.parent.mkdir(parents=True, exist_ok=True)
    given = [helper.make_tensor_value_info(name, *form) for name, form in inputs.items()]
    made = [helper.make_tensor_value_info(name, kind, None) for name, kind in outputs]
    known = [numpy_helper.from_array(value, name) for name, value in constants.items()]
    steps = [helper.make_node(operator, takes, gives, **options) for operator, takes, gives, options in nodes]
    graph = helper.make_graph(steps, "tiny", given, made, known)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), str(file))


def tone(file: Path, inputs: dict, source: str, axes: list[int], output: str, samples: int, channels: int = 1) -> None:
    """A codec: a tone for each frame, as loud as the sine of the mean of the frame's numbers."""
    nodes = [
        ("Cast", [source], ["numbers"], {"to": FLOAT}),
        ("ReduceMean", ["numbers"], ["mean"], {"axes": axes, "keepdims": 0}),
        ("Reshape", ["mean", "column"], ["frames"], {}),
        ("Sin", ["frames"], ["loud"], {}),
        ("MatMul", ["loud", "wave"], ["pieces"], {}),
        ("Reshape", ["pieces", "line"], ["sound"], {}),
        ("Expand", ["sound", "channels"], [output], {}),
    ]
    wave = 0.3 * np.sin(np.arange(samples, dtype=np.float32) / 20)[None]
    shapes = {"column": np.array([-1, 1]), "line": np.array([1, 1, -1]), "channels": np.array([1, channels, 1])}
    save(file, inputs, [(output, FLOAT)], nodes, wave=wave, **shapes)


def layer(file: Path, takes: str, remembers: bool) -> None:
    """What it is given is multiplied and, as keys and values, put behind those of the steps before."""
    past = {f"past_{part}_0": (FLOAT, [1, HEADS, None, WIDTH // HEADS]) for part in "kv"} if remembers else {}
    places = {"position_ids": (INT, [1, None])} if remembers else {}
    nodes = [
        ("MatMul", [takes, "weight"], ["hidden"], {}),
        ("Reshape", [takes, "split"], ["parts"], {}),
        ("Transpose", ["parts"], ["heads"], {"perm": [0, 2, 1, 3]}),
    ]
    for part in "kv":
        nodes.append(("Concat", [*(name for name in past if f"_{part}_" in name), "heads"], [f"present_{part}_0"], {"axis": 2}))
    outputs = [(name, FLOAT) for name in ("hidden", "present_k_0", "present_v_0")]
    split = np.array([1, -1, HEADS, WIDTH // HEADS])
    save(file, {takes: (FLOAT, [1, None, WIDTH]), **places, **past}, outputs, nodes, weight=10 * random(WIDTH, WIDTH), split=split)


def mean_of(file: Path, source: str, width: int, output: str, size: int) -> None:
    """One vector of a sound: that of what is heard over all of it."""
    nodes = [("ReduceMean", [source], ["mean"], {"axes": [1], "keepdims": 0}), ("MatMul", ["mean", "weight"], [output], {})]
    save(file, {source: (FLOAT, [1, None, width])}, [(output, FLOAT)], nodes, weight=random(width, size))


def moss(folder: Path) -> None:
    """The codec of v3 Turbo: 3,840 samples of two channels are a frame of sixteen numbers; its encoder gives one frame too many."""
    name = "moss_audio_tokenizer_"
    codes = {"audio_codes": (INT32, [1, None, 16]), "audio_code_lengths": (INT32, [1])}
    for part in ("decode_full", "decode_step"):
        tone(folder / f"{name}{part}.onnx", codes, "audio_codes", [2], "audio", 3840, channels=2)
    nodes = [
        ("AveragePool", ["waveform"], ["frames"], {"kernel_shape": [3840], "strides": [3840]}),
        ("ReduceMean", ["frames"], ["mean"], {"axes": [1], "keepdims": 1}),
        ("Pad", ["mean", "behind"], ["more"], {}),
        ("Abs", ["more"], ["level"], {}),
        ("Mul", ["level", "steps"], ["number"], {}),
        ("Transpose", ["number"], ["column"], {"perm": [0, 2, 1]}),
        ("Expand", ["column", "books"], ["every"], {}),
        ("Cast", ["every"], ["codes"], {"to": INT}),
    ]
    heard = {"waveform": (FLOAT, [1, 2, None]), "input_lengths": (INT32, [1])}
    known = {"behind": np.array([0, 0, 0, 0, 0, 1]), "steps": np.float32([100]), "books": np.array([1, 1, 16])}
    save(folder / f"{name}encode.onnx", heard, [("codes", INT)], nodes, **known)
    for part in ("decode_shared", "encode"):
        (folder / f"{name}{part}.data").write_bytes(b"")


def flow(folder: Path, words: int) -> None:
    """v3 Nano: words become vectors, these a length in seconds, noise moves towards sound, and sound is heard."""
    style, voice = {"style": (FLOAT, [1, 50, 256])}, {"spk": (FLOAT, [1, 192])}
    text = {"ctx": (FLOAT, [1, None, WIDTH]), "ctx_mask": (BOOL, [1, None])}
    meant = [("Gather", ["table", "ids"], ["ctx"], {})]
    save(folder / "text_encoder.onnx", {"ids": (INT, [1, None]), **style}, [("ctx", FLOAT)], meant, table=random(words, WIDTH))
    length = [("ReduceMean", ["ctx"], ["mean"], {"axes": [1, 2], "keepdims": 0}), ("Add", ["mean", "one"], ["seconds"], {})]
    save(folder / "duration_predictor.onnx", {**text, **voice}, [("seconds", FLOAT)], length, one=np.float32([1]))
    step = {"x": (FLOAT, [1, 144, None]), "t": (FLOAT, [1]), **text, **voice, **style}
    moved = [("ReduceMean", ["ctx"], ["mean"], {"axes": [1, 2], "keepdims": 1}), ("Add", ["mean", "x"], ["v"], {})]
    save(folder / "vector_estimator.onnx", step, [("v", FLOAT)], moved)
    tone(folder / "codec_decoder.onnx", {"x": (FLOAT, [1, 144, None])}, "x", [1], "wav", 6 * 256)
