# /// script
# dependencies = []
# ///
"""A tiny PatchTST with random weights, of two channels."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
sizes = {"d_model": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "ffn_dim": 16, "patch_length": 4, "patch_stride": 4}
config = transformers.PatchTSTConfig(num_input_channels=2, context_length=16, prediction_length=4, **sizes)
transformers.PatchTSTForPrediction(config).save_pretrained(Path(sys.argv[2]) / record["id"])
