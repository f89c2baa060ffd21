# /// script
# dependencies = []
# ///
"""SpanMarker over a small BERT, whose last layer prefers one label so that it finds entities."""

import json
import re
import sys
from pathlib import Path

import torch
from span_marker import SpanMarkerModel
from transformers import BertConfig, BertModel, BertTokenizerFast

# The configuration names the repository of the encoder.
ENCODER = "bert-base-cased"
LABELS = ["O", "person", "location"]

record = json.loads(Path(sys.argv[1]).read_text())
found = re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower())
torch.manual_seed(0)
repositories = Path(sys.argv[2])
base = repositories / ENCODER
base.mkdir()
words = dict.fromkeys(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *found])
(base / "vocab.txt").write_text("\n".join(words))
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
BertModel(BertConfig(vocab_size=len(words), max_position_embeddings=256, **sizes)).save_pretrained(base)
BertTokenizerFast(str(base / "vocab.txt"), model_max_length=256).save_pretrained(base)
model = SpanMarkerModel.from_pretrained(str(base), labels=LABELS, model_max_length=128, entity_max_length=4)
torch.nn.init.constant_(model.classifier.bias[1:2], 10.0)
folder = repositories / record["id"]
model.save_pretrained(folder)
model.tokenizer.save_pretrained(folder)
config = folder / "config.json"
config.write_text(config.read_text().replace(str(base), ENCODER))
