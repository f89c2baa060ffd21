# /// script
# dependencies = []
# ///
"""A tiny HuBERT with random weights, and what makes numbers of sounds: such repositories hold no tokenizer."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
config = transformers.HubertConfig(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37, conv_dim=[16] * 7,
    num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2,
)  # fmt: skip
transformers.HubertModel(config).save_pretrained(folder)
transformers.Wav2Vec2FeatureExtractor().save_pretrained(folder)
