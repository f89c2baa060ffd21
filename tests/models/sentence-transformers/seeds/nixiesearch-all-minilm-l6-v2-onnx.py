# /// script
# dependencies = []
# ///
"""A small BERT and its tokenizer, exported by Optimum into the top of the repository, and no modules of the library's own."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from optimum.onnxruntime import ORTModelForFeatureExtraction
from transformers import BertConfig, BertModel, BertTokenizerFast

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *dict.fromkeys(re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower()))]
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37, "max_position_embeddings": 64}
with tempfile.TemporaryDirectory() as source:
    Path(source, "vocab.txt").write_text("\n".join(words))
    BertModel(BertConfig(vocab_size=len(words), **sizes)).save_pretrained(source)
    tokenizer = BertTokenizerFast(str(Path(source, "vocab.txt")), model_max_length=64)
    tokenizer.save_pretrained(source)
    ORTModelForFeatureExtraction.from_pretrained(source, export=True).save_pretrained(folder)
tokenizer.save_pretrained(folder)
