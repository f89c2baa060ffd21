# /// script
# dependencies = []
# ///
"""A tiny BERT under the name of a class that is not in the library, as the repository has it."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
config = transformers.BertConfig(
    vocab_size=100, hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32,
)  # fmt: skip
transformers.BertModel(config).save_pretrained(folder)
named = folder / "config.json"
named.write_text(json.dumps({**json.loads(named.read_text()), "architectures": record["config"]["architectures"]}))
