# /// script
# dependencies = []
# ///
"""A tiny VideoMAE with random weights and the decoder of its training; its repository has the processor of pictures alone."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
config = transformers.VideoMAEConfig(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37, image_size=32, patch_size=8, num_frames=4,
    decoder_hidden_size=32, decoder_num_hidden_layers=1, decoder_num_attention_heads=4, decoder_intermediate_size=37,
)  # fmt: skip
transformers.VideoMAEForPreTraining(config).save_pretrained(folder)
pictures = transformers.VideoMAEImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32})
pictures.save_pretrained(folder)
