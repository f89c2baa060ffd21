"""A tiny ViTPose with random weights, with one expert or several."""

from pathlib import Path

import torch
import transformers

JOINTS = ["Nose", "L_Eye", "R_Eye", "L_Shoulder"]


def save(folder: Path, experts: int) -> None:
    torch.manual_seed(0)
    sizes = {"image_size": [64, 48], "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "part_features": 8}
    backbone = transformers.VitPoseBackboneConfig(**sizes, num_experts=experts, out_indices=[2])
    names = {"id2label": dict(enumerate(JOINTS)), "label2id": {name: at for at, name in enumerate(JOINTS)}}
    model = transformers.VitPoseForPoseEstimation(transformers.VitPoseConfig(backbone_config=backbone, **names))
    model.save_pretrained(folder)
    transformers.VitPoseImageProcessor(size={"height": 64, "width": 48}).save_pretrained(folder)
