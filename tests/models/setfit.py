# /// script
# dependencies = []
# ///
"""A small sentence encoder with a fitted classification head."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from sentence_transformers import SentenceTransformer
from sentence_transformers import models as modules
from setfit import SetFitModel
from sklearn.linear_model import LogisticRegression
from transformers import BertConfig, BertModel, BertTokenizerFast

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *re.findall(r"\w+", Path(sys.argv[3]).read_text().lower())]
with tempfile.TemporaryDirectory() as base:
    vocabulary = Path(base, "vocab.txt")
    vocabulary.write_text("\n".join(dict.fromkeys(words)))
    sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
    BertModel(BertConfig(vocab_size=len(set(words)), max_position_embeddings=64, **sizes)).save_pretrained(base)
    BertTokenizerFast(str(vocabulary), model_max_length=64).save_pretrained(base)
    body = SentenceTransformer(modules=[modules.Transformer(base), modules.Pooling(32)])
head = LogisticRegression().fit(body.encode(["came early", "nothing worked"]), [0, 1])
SetFitModel(model_body=body, model_head=head).save_pretrained(folder)
