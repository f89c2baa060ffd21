"""Weights of four bits as AWQ packs them, so that what the library needs to load such a repository is needed here too."""

import json
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file

PACKED = "q_proj"
GROUP = 32


def pack_one_layer(model, folder: Path) -> None:
    """Packs the first projection of that name, and tells in the configuration that no other layer is packed."""
    linear = [name for name, module in model.named_modules() if isinstance(module, torch.nn.Linear)]
    packed = next(name for name in linear if name.endswith(PACKED))
    file = folder / "model.safetensors"
    weights = load_file(file)
    outputs, inputs = weights.pop(f"{packed}.weight").shape
    weights[f"{packed}.qweight"] = torch.randint(-(2**31), 2**31 - 1, (inputs, outputs // 8), dtype=torch.int32)
    weights[f"{packed}.qzeros"] = torch.zeros((inputs // GROUP, outputs // 8), dtype=torch.int32)
    weights[f"{packed}.scales"] = torch.full((inputs // GROUP, outputs), 0.01, dtype=torch.float16)
    save_file(weights, file, {"format": "pt"})
    scheme = {"quant_method": "awq", "bits": 4, "group_size": GROUP, "zero_point": True, "version": "gemm"}
    others = [name for name in linear if name != packed]
    config = json.loads((folder / "config.json").read_text())
    config["quantization_config"] = {**scheme, "modules_to_not_convert": others}
    (folder / "config.json").write_text(json.dumps(config, indent=2))
