# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny SAM-HQ with random weights, for pictures of 64 pixels."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
vision = {
    "hidden_size": 32, "output_channels": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "image_size": 64,
    "window_size": 2, "global_attn_indexes": [1], "num_pos_feats": 16, "mlp_dim": 32,
}  # fmt: skip
prompts = {"hidden_size": 32, "image_size": 64, "mask_input_channels": 4}
masks = {"hidden_size": 32, "mlp_dim": 32, "num_attention_heads": 4, "iou_head_hidden_dim": 32, "vit_dim": 32}
config = transformers.SamHQConfig(vision_config=vision, prompt_encoder_config=prompts, mask_decoder_config=masks)
model = transformers.SamHQModel(config)
# Random masks are thrown away as bad ones: here all are called good, so that the pipeline keeps some.
torch.nn.init.constant_(model.mask_decoder.iou_prediction_head.proj_out.bias, 20.0)
model.save_pretrained(folder)
edge = {"height": 64, "width": 64}
sizes = {"size": {"longest_edge": 64}, "pad_size": edge, "mask_size": {"longest_edge": 16}, "mask_pad_size": {"height": 16, "width": 16}}
transformers.SamHQProcessor(transformers.SamImageProcessor(**sizes)).save_pretrained(folder)
