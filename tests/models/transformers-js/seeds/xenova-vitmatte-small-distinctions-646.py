# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny model of matting: how much of each dot is cut out is what the trimap says, by how bright the picture is there."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

from graphs import FLOAT, helper, save, write_json

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
nodes = [
    helper.make_node("ReduceMean", ["pixel_values"], ["mean"], axes=[1], keepdims=1),
    helper.make_node("Sigmoid", ["mean"], ["alphas"]),
]
takes = {"pixel_values": (FLOAT, ["batch", 4, "height", "width"])}
for name in ("model", "model_quantized"):
    save(folder / f"onnx/{name}.onnx", takes, {"alphas": (FLOAT, ["batch", 1, "height", "width"])}, nodes)
half = [0.5, 0.5, 0.5]
steps = {"do_normalize": True, "do_rescale": True, "do_pad": True, "rescale_factor": 1 / 255, "image_mean": half, "image_std": half}
kind = {"image_processor_type": "VitMatteImageProcessor", "size_divisibility": 32}
config = {"model_type": "vitmatte", "architectures": ["VitMatteForImageMatting"]}
write_json(folder, config=config, preprocessor_config={**kind, **steps})
