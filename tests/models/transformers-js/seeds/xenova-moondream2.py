# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny Moondream: its processor knows pictures alone, and the encoder makes 27 x 27 vectors of one, as the published one does."""

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
squares(folder, 14)
(image,) = words(folder, ["<image>"], "<image>", model_max_length=2048)
named = {"architectures": ["Moondream1ForConditionalGeneration"], "model_type": "moondream1", "image_token_index": image}
sizes = {"do_resize": True, "size": {"height": 378, "width": 378}, "resample": 3}
write_json(
    folder,
    config={**named, "phi_config": {**TEXT, "model_type": "phi"}},
    preprocessor_config={"image_processor_type": "SiglipImageProcessor", **sizes, **HALF},
)
