# /// script
# dependencies = ["onnx", "tokenizers"]
# ///
"""A decoder of one layer for the generate() API: what is said next hangs on the last byte alone.

Its cache of keys and values is filled and never read. The tokenizer takes bytes; only letters and the end have an
output weight, so that what is generated can be printed.
"""

import json
import string
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

HEADS, SIZE, END = 1, 8, "<|im_end|>"
TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n{{ message['content'] }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
draw = np.random.default_rng(0)
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)

vocabulary = {letter: at for at, letter in enumerate(sorted(pre_tokenizers.ByteLevel.alphabet()))}
tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
tokenizer.decoder = decoders.ByteLevel()
tokenizer.add_special_tokens(["<|im_start|>", END])
tokenizer.save(str(folder / "tokenizer.json"))
end = tokenizer.token_to_id(END)
own = {"tokenizer_class": "Qwen2Tokenizer", "chat_template": TEMPLATE, "eos_token": END, "pad_token": END}
(folder / "tokenizer_config.json").write_text(json.dumps(own))

words = tokenizer.get_vocab_size()
scores = np.full((words, words), -100, np.float32)
said = [vocabulary[letter] for letter in string.ascii_lowercase] + [end]
scores[:, said] = draw.normal(0, 1, (words, len(said)))
states = draw.normal(0, 1, (words, SIZE)).astype(np.float32)
node, values = helper.make_node, helper.make_tensor_value_info
cache = ["batch", HEADS, "past", SIZE]
inputs = {"input_ids": (TensorProto.INT64, ["batch", "length"]), "attention_mask": (TensorProto.INT64, ["batch", "all"])}
nodes = [
    node("Gather", ["scores", "input_ids"], ["logits"]),
    node("Gather", ["states", "input_ids"], ["state"]),
    node("Unsqueeze", ["state", "axis"], ["heads"]),
]
outputs = {"logits": ["batch", "length", words]}
for part in ("key", "value"):
    inputs[f"past_key_values.0.{part}"] = (TensorProto.FLOAT, cache)
    nodes.append(node("Concat", [f"past_key_values.0.{part}", "heads"], [f"present.0.{part}"], axis=2))
    outputs[f"present.0.{part}"] = ["batch", HEADS, "all", SIZE]
constants = {"scores": scores, "states": states, "axis": np.array([1])}
graph = helper.make_graph(
    nodes,
    "decoder",
    [values(name, kind, shape) for name, (kind, shape) in inputs.items()],
    [values(name, TensorProto.FLOAT, shape) for name, shape in outputs.items()],
    [numpy_helper.from_array(value, name) for name, value in constants.items()],
)
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), folder / "model.onnx")

decoder = {
    "filename": "model.onnx",
    "session_options": {"provider_options": []},
    **{"head_size": SIZE, "hidden_size": SIZE, "num_hidden_layers": 1},
    **{"num_attention_heads": HEADS, "num_key_value_heads": HEADS},
    "inputs": {
        **{"input_ids": "input_ids", "attention_mask": "attention_mask"},
        "past_key_names": "past_key_values.%d.key",
        "past_value_names": "past_key_values.%d.value",
    },
    "outputs": {
        "logits": "logits",
        "present_key_names": "present.%d.key",
        "present_value_names": "present.%d.value",
    },
}
ids = {"bos_token_id": end, "eos_token_id": end, "pad_token_id": end}
model = {"type": "qwen3", "context_length": 4096, "vocab_size": words, **ids, "decoder": decoder}
search = {"max_length": 4096, "past_present_share_buffer": False}
(folder / "genai_config.json").write_text(json.dumps({"model": model, "search": search}, indent=2))
