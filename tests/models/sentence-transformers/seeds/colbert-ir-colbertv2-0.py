# /// script
# dependencies = ["safetensors"]
# ///
"""A tiny BERT as the first ColBERT saved it: its projection lies beside it in one file of weights, and its settings in another."""

import json
import re
import sys
from pathlib import Path

import torch
import transformers
from safetensors.torch import save_file

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)

special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "[unused0]", "[unused1]"]
words = dict.fromkeys([*special, *re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower())])
(folder / "vocab.txt").write_text("\n".join(words))
transformers.BertTokenizerFast(str(folder / "vocab.txt"), model_max_length=64).save_pretrained(folder)

config = transformers.BertConfig(
    vocab_size=len(words), hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37,
    max_position_embeddings=300, architectures=record["config"]["architectures"],
)  # fmt: skip
config.save_pretrained(folder)
weights = {f"bert.{name}": value for name, value in transformers.BertModel(config).state_dict().items()}
weights["linear.weight"] = torch.randn(8, config.hidden_size)
save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})
# Names of settings: https://github.com/stanford-futuredata/ColBERT/blob/main/colbert/infra/config/settings.py
settings = {"query_token_id": "[unused0]", "doc_token_id": "[unused1]", "dim": 8, "doc_maxlen": 180, "query_maxlen": 32}
(folder / "artifact.metadata").write_text(json.dumps({**settings, "mask_punctuation": True, "attend_to_mask_tokens": False}))
