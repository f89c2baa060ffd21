# /// script
# dependencies = []
# ///
"""A small classifier of one output and its tokenizer, and nothing of the library's own, as such repositories hold them."""

import json
import re
import sys
from pathlib import Path

import torch
from transformers import BertTokenizerFast, XLMRobertaConfig, XLMRobertaForSequenceClassification

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *dict.fromkeys(re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower()))]
(folder / "vocab.txt").write_text("\n".join(words))
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
config = XLMRobertaConfig(vocab_size=len(words), max_position_embeddings=66, type_vocab_size=2, pad_token_id=0, num_labels=1, **sizes)
model = XLMRobertaForSequenceClassification(config)
# Random weights of the usual size answer alike: each passage gets a score of its own.
with torch.no_grad():
    model.classifier.out_proj.weight.mul_(200)
model.save_pretrained(folder)
BertTokenizerFast(str(folder / "vocab.txt"), model_max_length=64).save_pretrained(folder)
