# /// script
# dependencies = []
# ///
"""A small BERT and its tokenizer, exported by Optimum into a folder of that name, and the modules that pool its tokens."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from optimum.intel import OVModelForFeatureExtraction
from sentence_transformers import SentenceTransformer
from transformers import BertConfig, BertModel, BertTokenizerFast

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *dict.fromkeys(re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text().lower()))]
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37, "max_position_embeddings": 64}
with tempfile.TemporaryDirectory() as source:
    Path(source, "vocab.txt").write_text("\n".join(words))
    BertModel(BertConfig(vocab_size=len(words), **sizes)).save_pretrained(source)
    BertTokenizerFast(str(Path(source, "vocab.txt")), model_max_length=64).save_pretrained(source)
    SentenceTransformer(source).save_pretrained(str(folder))
    (folder / "model.safetensors").unlink()
    OVModelForFeatureExtraction.from_pretrained(source, export=True).save_pretrained(folder / "openvino")
