# /// script
# dependencies = []
# ///
"""A tiny encoder of questions of DPR with random weights, and a tokenizer that knows the words of the snippet."""

import json
import re
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *dict.fromkeys(re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower()))]
(folder / "vocab.txt").write_text("\n".join(words))
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
config = transformers.DPRConfig(vocab_size=len(words), max_position_embeddings=66, **sizes)
transformers.DPRQuestionEncoder(config).save_pretrained(folder)
transformers.BertTokenizerFast(str(folder / "vocab.txt"), model_max_length=64).save_pretrained(folder)
