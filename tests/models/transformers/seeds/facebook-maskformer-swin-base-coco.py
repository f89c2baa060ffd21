# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny MaskFormer with random weights."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import segments

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
decoder = transformers.DetrConfig(
    d_model=16, num_queries=4, encoder_layers=1, decoder_layers=1, encoder_ffn_dim=16, decoder_ffn_dim=16,
    encoder_attention_heads=2, decoder_attention_heads=2,
)  # fmt: skip
config = transformers.MaskFormerConfig(
    backbone_config=transformers.SwinConfig(**segments.BACKBONE),
    decoder_config=decoder,
    fpn_feature_size=32,
    mask_feature_size=32,
    **segments.NAMES,
)
model = transformers.MaskFormerForInstanceSegmentation(config)
# Random masks belong to nothing: here the first label always wins, so that the loop of a snippet runs.
torch.nn.init.constant_(model.class_predictor.bias[:1], 20.0)
model.save_pretrained(folder)
transformers.MaskFormerImageProcessor(**segments.PICTURE).save_pretrained(folder)
