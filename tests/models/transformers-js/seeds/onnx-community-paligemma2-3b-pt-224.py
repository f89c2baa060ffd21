# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny PaliGemma: the tokens of a picture come first, then the beginning of the text, which the processor writes."""

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
squares(folder, 56)
image, _ = words(folder, ["<image>", "<bos>"], "<image>", bos_token="<bos>")
named = {"architectures": ["PaliGemmaForConditionalGeneration"], "model_type": "paligemma", "image_token_index": image}
kinds = {"image_processor_type": "SiglipImageProcessor", "processor_class": "PaliGemmaProcessor", "image_seq_length": 16}
sizes = {"do_resize": True, "size": {"height": 224, "width": 224}, "resample": 3}
write_json(
    folder,
    config={**named, "text_config": {**TEXT, "model_type": "gemma2"}},
    preprocessor_config={**kinds, **sizes, **HALF},
)
