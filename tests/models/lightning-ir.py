# /// script
# dependencies = []
# ///
"""An encoder of two layers, saved by Lightning IR's own module: config.json, the weights and its tokenizer."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from lightning_ir import BiEncoderModule, CrossEncoderModule
from lightning_ir.models import DprConfig, MonoConfig
from transformers import BertConfig, BertModel, BertTokenizerFast

record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = dict.fromkeys(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *re.findall(r"\w+|[^\w\s]", snippet.lower())])
sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}
with tempfile.TemporaryDirectory() as plain:
    Path(plain, "vocab.txt").write_text("\n".join(words))
    BertModel(BertConfig(vocab_size=len(words), **sizes)).save_pretrained(plain)
    BertTokenizerFast(str(Path(plain, "vocab.txt")), model_max_length=512).save_pretrained(plain)
    kind, config = (CrossEncoderModule, MonoConfig()) if "= CrossEncoderModule(" in snippet else (BiEncoderModule, DprConfig(embedding_dim=32))
    module = kind(plain, config=config)
    module.model.save_pretrained(folder)
    module.tokenizer.save_pretrained(folder)
