# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny DeBERTa with random weights and one number for an answer to a question. Its tokenizer takes no chat template."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("bert")
tokenizer.save_pretrained(folder)
config = transformers.DebertaV2Config(
    vocab_size=len(tokenizer), hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37, type_vocab_size=0,
    num_labels=1,
)  # fmt: skip
transformers.DebertaV2ForSequenceClassification(config).save_pretrained(folder)
