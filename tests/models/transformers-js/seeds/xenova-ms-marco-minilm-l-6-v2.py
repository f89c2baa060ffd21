# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny classifier of pairs: its score is the mean of the numbers of the tokens."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

from graphs import FLOAT, INT, save, write_json
from onnx import helper
from texts import bytes_tokenizer

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
bytes_tokenizer("bert").save_pretrained(folder)
numbers = helper.make_node("Cast", ["input_ids"], ["numbers"], to=FLOAT)
mean = helper.make_node("ReduceMean", ["numbers"], ["logits"], axes=[1], keepdims=1)
tokens = (INT, ["batch", "length"])
takes = {"input_ids": tokens, "attention_mask": tokens}
for name in ("model", "model_quantized"):
    save(folder / f"onnx/{name}.onnx", takes, {"logits": (FLOAT, ["batch", 1])}, [numbers, mean])
write_json(folder, config={"model_type": "bert", "architectures": ["BertForSequenceClassification"]})
