# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny LightOnOCR: a token for each square of 28 pixels, and one for the end of each row."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

from graphs import write_json
from sees import HALF, TEXT, decoder, squares, tokens, words

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
tokens(folder)
decoder(folder)
squares(folder, 28)
marks = dict(zip(["image_token", "image_break_token", "image_end_token"], ["<|image_pad|>", "<|vision_pad|>", "<|vision_end|>"], strict=True))
image, *_ = words(folder, list(marks.values()), "<|image_pad|>")
named = {"architectures": ["LightOnOcrForConditionalGeneration"], "model_type": "lighton_ocr", "image_token_id": image}
squared = {"patch_size": 14, "spatial_merge_size": 2, "processor_class": "PixtralProcessor"}
sizes = {"do_resize": True, "size": {"longest_edge": 112}, "resample": 3}
write_json(
    folder,
    config={**named, "text_config": {**TEXT, "model_type": "qwen3"}},
    preprocessor_config={"image_processor_type": "PixtralImageProcessor", **squared, **sizes, **HALF},
    processor_config={**squared, **marks},
)
