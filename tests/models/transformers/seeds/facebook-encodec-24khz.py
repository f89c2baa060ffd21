# /// script
# dependencies = []
# ///
"""A tiny EnCodec with random weights."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
config = transformers.EncodecConfig(
    num_filters=4, hidden_size=16, codebook_size=64, codebook_dim=16, num_lstm_layers=1,
)  # fmt: skip
transformers.EncodecModel(config).save_pretrained(folder)
transformers.EncodecFeatureExtractor().save_pretrained(folder)
