# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny Mask2Former with random weights."""

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
sizes = {
    "feature_size": 32, "mask_feature_size": 32, "hidden_dim": 32, "encoder_feedforward_dim": 16, "encoder_layers": 1,
    "decoder_layers": 2, "num_attention_heads": 2, "dim_feedforward": 16, "num_queries": 4,
}  # fmt: skip
backbone = transformers.SwinConfig(**segments.BACKBONE)
config = transformers.Mask2FormerConfig(backbone_config=backbone, **sizes, **segments.NAMES)
model = transformers.Mask2FormerForUniversalSegmentation(config)
# Random masks belong to nothing: here the first label always wins, so that the loop of a snippet runs.
torch.nn.init.constant_(model.class_predictor.bias[:1], 20.0)
# A pipeline leaves out what the model is less than 90 % sure of: these masks are of one mind.
for name, weights in model.named_parameters():
    if "mask_embedder" in name and name.endswith("weight"):
        weights.data *= 20
model.save_pretrained(folder)
transformers.Mask2FormerImageProcessor(**segments.PICTURE).save_pretrained(folder)
