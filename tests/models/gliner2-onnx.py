# /// script
# dependencies = ["onnx"]
# ///
"""The four graphs of a GLiNER2 over a few words: each word has a vector, a span is the sum of those of its ends.

With random vectors about half of the spans look like an entity, so that what is found can be printed.
"""

import json
import re
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast

SIZE = 8
MARKS = ["[P]", "[L]", "[E]", "[SEP_TEXT]"]
draw = np.random.default_rng(0)

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(folder / "onnx").mkdir(parents=True)
words = re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower())
vocabulary = {word: at for at, word in enumerate(dict.fromkeys(["[UNK]", *MARKS, "entities", "category", *words]))}
tokenizer = Tokenizer(models.WordLevel(vocabulary, unk_token="[UNK]"))
tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="[UNK]").save_pretrained(folder)


def save(name: str, inputs: dict, nodes: list, output: str, **weights: np.ndarray) -> None:
    values = [helper.make_tensor_value_info(key, kind, shape) for key, (kind, shape) in inputs.items()]
    result = helper.make_tensor_value_info(output, TensorProto.FLOAT, None)
    constants = [numpy_helper.from_array(value, key) for key, value in weights.items()]
    graph = helper.make_graph(nodes, name, values, [result], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    onnx.save(model, folder / "onnx" / f"{name}.onnx")


def random(*shape: int) -> np.ndarray:
    return draw.normal(0, 1, shape).astype(np.float32)


ids = (TensorProto.INT64, [1, None])
labels = (TensorProto.FLOAT, [None, SIZE])
node = helper.make_node
save("encoder", {"input_ids": ids, "attention_mask": ids}, [node("Gather", ["table", "input_ids"], ["hidden"])], "hidden",
     table=random(len(vocabulary), SIZE))  # fmt: skip
save("classifier", {"hidden_state": labels}, [node("MatMul", ["hidden_state", "weight"], ["logits"])], "logits",
     weight=random(SIZE, 1))  # fmt: skip
save("count_embed", {"label_embeddings": labels}, [node("MatMul", ["label_embeddings", "weight"], ["embedded"])], "embedded",
     weight=random(SIZE, SIZE))  # fmt: skip
spans = {"hidden_states": (TensorProto.FLOAT, [1, None, SIZE]), "span_start_idx": ids, "span_end_idx": ids}
save("span_rep", spans, [
    node("Squeeze", ["hidden_states", "first"], ["states"]),
    node("Gather", ["states", "span_start_idx"], ["starts"]),
    node("Gather", ["states", "span_end_idx"], ["ends"]),
    node("Add", ["starts", "ends"], ["spans"]),
], "spans", first=np.array([0]))  # fmt: skip
(folder / "config.json").write_text(json.dumps({"model_type": "bert"}))
files = {name: f"onnx/{name}.onnx" for name in ("encoder", "classifier", "span_rep", "count_embed")}
special = {mark: vocabulary[mark] for mark in MARKS}
own = {"max_width": 4, "special_tokens": special, "onnx_files": {"fp32": files}}
(folder / "gliner2_config.json").write_text(json.dumps(own))
