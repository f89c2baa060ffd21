# /// script
# dependencies = []
# ///
"""A U-Net over the smallest of the encoders, saved by its own method."""

import json
import sys
from pathlib import Path

import segmentation_models_pytorch as smp
import torch

record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
model = smp.Unet("timm-mobilenetv3_small_minimal_100", encoder_weights=None, classes=3, decoder_channels=(32, 16, 16, 8, 8))
model.save_pretrained(Path(sys.argv[2], record["id"]))
