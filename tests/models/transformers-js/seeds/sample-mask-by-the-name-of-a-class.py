# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A mask that follows the brightness, of a graph with names of its own, and a configuration that names a class for a type."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

from graphs import FLOAT, helper, save, write_json

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
nodes = [
    helper.make_node("ReduceMean", ["input"], ["grey"], axes=[1], keepdims=1),
    helper.make_node("Sigmoid", ["grey"], ["output"]),
]
picture = [("batch", 3, "height", "width"), ("batch", 1, "height", "width")]
for name in ("model", "model_quantized"):
    takes, gives = {"input": (FLOAT, picture[0])}, {"output": (FLOAT, picture[1])}
    save(folder / f"onnx/{name}.onnx", takes, gives, nodes)
half = [0.5, 0.5, 0.5]
steps = {"do_normalize": True, "do_rescale": True, "do_resize": True, "image_mean": half, "image_std": half}
more = {"rescale_factor": 1 / 255, "resample": 2, "size": {"height": 64, "width": 64}}
kind = {"feature_extractor_type": "ImageFeatureExtractor"}
said = {"architectures": ["BriaRMBG"], "model_type": "SegformerForSemanticSegmentation"}
write_json(folder, config=said, preprocessor_config={**kind, **steps, **more})
