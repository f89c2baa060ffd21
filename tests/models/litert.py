# /// script
# dependencies = []
# ///
"""A graph that adds one to what it gets, written with LiteRT's own classes of the file format."""

import json
import sys
from pathlib import Path

import flatbuffers
import numpy as np
from ai_edge_litert import schema_py_generated as schema

SHAPE = [1, 4]
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)


def tensor(name: str, buffer: int) -> schema.TensorT:
    made = schema.TensorT()
    made.name, made.shape, made.type, made.buffer = name, SHAPE, schema.TensorType.FLOAT32, buffer
    return made


ones = schema.BufferT()
ones.data = np.frombuffer(np.ones(SHAPE, np.float32).tobytes(), np.uint8)
add = schema.OperatorT()
add.opcodeIndex, add.inputs, add.outputs = 0, [0, 1], [2]
add.builtinOptionsType, add.builtinOptions = schema.BuiltinOptions.AddOptions, schema.AddOptionsT()
graph = schema.SubGraphT()
graph.tensors = [tensor("input", 0), tensor("one", 1), tensor("output", 0)]
graph.inputs, graph.outputs, graph.operators = [0], [2], [add]
code = schema.OperatorCodeT()
code.builtinCode = code.deprecatedBuiltinCode = schema.BuiltinOperator.ADD
model = schema.ModelT()
model.version, model.operatorCodes, model.subgraphs = 3, [code], [graph]
model.buffers = [schema.BufferT(), ones]
builder = flatbuffers.Builder(1024)
builder.Finish(model.Pack(builder), b"TFL3")
(folder / "model.tflite").write_bytes(builder.Output())
