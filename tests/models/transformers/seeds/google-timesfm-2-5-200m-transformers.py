# /// script
# dependencies = []
# ///
"""A tiny TimesFM 2.5 with random weights."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
config = transformers.TimesFm2_5Config(
    hidden_size=32, intermediate_size=32, num_hidden_layers=2, head_dim=8, num_attention_heads=4, num_key_value_heads=4,
    context_length=256, output_quantile_len=64, horizon_length=64,
)  # fmt: skip
transformers.TimesFm2_5ModelForPrediction(config).save_pretrained(folder)
