# /// script
# dependencies = []
# ///
"""The weights of a backbone under the file name that the library fetches. Its sizes stand in the library's own table, so the
architecture is the published one; each tensor is one number, repeated, which a file holds once."""

import re
import sys
from pathlib import Path

import torch
from terratorch.models.backbones import prithvi_vit
from terratorch.models.backbones.terramind.model import terramind_register
from terratorch.registry import BACKBONE_REGISTRY

snippet = Path(sys.argv[3]).read_text()
torch.manual_seed(0)
if found := re.search(r'build\(\s*"(\w+)"', snippet):
    name = found[1]
    more = {"modalities": ["S2L2A", "S1GRD"]} if name.startswith("terramind") else {}
    weights = {**prithvi_vit.pretrained_weights, **terramind_register.pretrained_weights}[name]
    folder = Path(sys.argv[2], weights["hf_hub_id"])
    folder.mkdir(parents=True)
    tensors = BACKBONE_REGISTRY.build(name, pretrained=False, **more).state_dict()
    single = {name: torch.full((), 0.01, dtype=value.dtype).expand(value.shape) for name, value in tensors.items()}
    torch.save(single, folder / weights["hf_hub_filename"])
