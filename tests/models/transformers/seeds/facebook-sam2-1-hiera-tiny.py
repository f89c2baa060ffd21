# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny SAM 2 for videos with random weights, as its repositories hold it for pictures too."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import prompted_masks

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
hiera = transformers.Sam2HieraDetConfig(
    hidden_size=8, num_attention_heads=1, image_size=[64, 64], blocks_per_stage=[1, 1, 2, 1], embed_dim_per_stage=[8, 16, 32, 64],
    num_attention_heads_per_stage=[1, 2, 4, 8], window_size_per_stage=[4, 4, 4, 4], global_attention_blocks=[3],
    window_positional_embedding_background_size=[2, 2],
)  # fmt: skip
vision = transformers.Sam2VisionConfig(
    backbone_config=hiera,
    backbone_channel_list=[64, 32, 16, 8],
    backbone_feature_sizes=[[16, 16], [8, 8], [4, 4]],
    fpn_hidden_size=32,
)
config = transformers.Sam2VideoConfig(
    vision_config=vision,
    prompt_encoder_config={**prompted_masks.PROMPTS, "image_size": 64, "patch_size": 16},
    mask_decoder_config=prompted_masks.MASKS,
    image_size=64,
    **prompted_masks.MEMORY,
)
transformers.Sam2VideoModel(config).save_pretrained(folder)
size = {"height": 64, "width": 64}
picture = transformers.Sam2ImageProcessor(size=size, mask_size={"height": 16, "width": 16})
video = transformers.Sam2VideoVideoProcessor(size=size)
transformers.Sam2VideoProcessor(picture, video, target_size=64).save_pretrained(folder)
