# /// script
# dependencies = []
# ///
"""A tiny masked autoencoder with random weights, with the decoder of its training."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
config = transformers.ViTMAEConfig(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37, image_size=32, patch_size=8, decoder_hidden_size=32,
    decoder_num_hidden_layers=1, decoder_num_attention_heads=4, decoder_intermediate_size=37,
)  # fmt: skip
transformers.ViTMAEForPreTraining(config).save_pretrained(folder)
transformers.ViTImageProcessor(size={"height": 32, "width": 32}).save_pretrained(folder)
