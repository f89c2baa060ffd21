# /// script
# dependencies = []
# ///
"""A tiny W2v-BERT with random weights, and what makes spectrograms of sounds: such repositories hold no tokenizer."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
config = transformers.Wav2Vec2BertConfig(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37, output_hidden_size=32,
)  # fmt: skip
transformers.Wav2Vec2BertModel(config).save_pretrained(folder)
transformers.SeamlessM4TFeatureExtractor().save_pretrained(folder)
