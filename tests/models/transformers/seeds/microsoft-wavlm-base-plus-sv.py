# /// script
# dependencies = []
# ///
"""A tiny WavLM for speakers with random weights."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
config = transformers.WavLMConfig(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37, conv_dim=[16] * 7,
    num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, tdnn_dim=[16] * 5, xvector_output_dim=16,
)  # fmt: skip
transformers.WavLMForXVector(config).save_pretrained(folder)
transformers.Wav2Vec2FeatureExtractor().save_pretrained(folder)
