# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny SAM 3 for videos with random weights, as its repositories hold it for pictures too."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import letters
import prompted_masks

import torch
import transformers
from safetensors.torch import load_file, save_file

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = letters.clip_tokenizer(folder, 32)
vision = {
    "model_type": "sam3_vision_model", "fpn_hidden_size": 32, "backbone_feature_sizes": [[32, 32], [16, 16], [8, 8]],
    "backbone_config": {
        "model_type": "sam3_vit_model", "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "image_size": 112,
        "num_attention_heads": 4, "patch_size": 14, "window_size": 4, "global_attn_indexes": [1], "pretrain_image_size": 56,
    },
}  # fmt: skip
text = {
    "model_type": "clip_text_model", "vocab_size": len(tokenizer), "hidden_size": 32, "intermediate_size": 37, "projection_dim": 32,
    "num_hidden_layers": 2, "num_attention_heads": 4, "max_position_embeddings": 32,
}  # fmt: skip
part = {"hidden_size": 32, "num_attention_heads": 4, "intermediate_size": 37, "num_layers": 1}
detector = {
    "model_type": "sam3", "vision_config": vision, "text_config": text, "geometry_encoder_config": part,
    "detr_encoder_config": part, "detr_decoder_config": {**part, "num_queries": 4, "num_layers": 2},
    "mask_decoder_config": {"hidden_size": 32, "num_attention_heads": 4},
}  # fmt: skip
tracker = {
    "model_type": "sam3_tracker_video", "vision_config": vision, "image_size": 112, "mask_decoder_config": prompted_masks.MASKS,
    "prompt_encoder_config": {**prompted_masks.PROMPTS, "image_size": 112, "patch_size": 14}, **prompted_masks.MEMORY,
}  # fmt: skip
model = transformers.Sam3VideoModel(transformers.Sam3VideoConfig(detector_config=detector, tracker_config=tracker))
# Random weights find nothing: here every object is what is asked for.
torch.nn.init.constant_(model.detector_model.detr_decoder.presence_head.layer3.bias, 20.0)
scoring = model.detector_model.dot_product_scoring
for projection in (scoring.text_proj, scoring.query_proj):
    torch.nn.init.constant_(projection.bias, 5.0)
model.save_pretrained(folder)
# As the published weights are named, which what loads the tracker alone looks for.
file = folder / "model.safetensors"
twice = "tracker_model.tracker_model."
save_file({name.replace(twice, "tracker_model."): weight for name, weight in load_file(file).items()}, file, {"format": "pt"})
size = {"height": 112, "width": 112}
picture = transformers.Sam3ImageProcessor(size=size, mask_size={"height": 28, "width": 28})
video = transformers.Sam2VideoVideoProcessor(size=size)
transformers.Sam3VideoProcessor(picture, video, tokenizer, target_size=112).save_pretrained(folder)
