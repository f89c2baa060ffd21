# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny model of texts and images: a vector of each is how bright it is, or how large the numbers of its tokens are."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from texts import bytes_tokenizer

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
bytes_tokenizer("xlm-roberta").save_pretrained(folder)
nodes = [
    helper.make_node("Cast", ["input_ids"], ["numbers"], to=FLOAT),
    helper.make_node("ReduceMean", ["numbers"], ["text"], axes=[1], keepdims=1),
    helper.make_node("MatMul", ["text", "wide"], ["text_embeddings"]),
    helper.make_node("LpNormalization", ["text_embeddings"], ["l2norm_text_embeddings"], axis=1),
    helper.make_node("ReduceMean", ["pixel_values"], ["bright"], axes=[2, 3], keepdims=0),
    helper.make_node("MatMul", ["bright", "deep"], ["image_embeddings"]),
    helper.make_node("LpNormalization", ["image_embeddings"], ["l2norm_image_embeddings"], axis=1),
]
random = numpy.random.default_rng(0)
constants = [constant("wide", random.normal(size=(1, 8))), constant("deep", random.normal(size=(3, 8)))]
takes = {"input_ids": (INT, ["texts", "length"]), "pixel_values": (FLOAT, ["images", 3, "height", "width"])}
kinds = {"text": "texts", "image": "images"}
gives = {f"{norm}{kind}_embeddings": (FLOAT, [many, 8]) for kind, many in kinds.items() for norm in ("", "l2norm_")}
save(folder / "onnx/model.onnx", takes, gives, nodes, constants)
half = [0.5, 0.5, 0.5]
steps = {"mean": half, "std": half, "image_mean": half, "image_std": half, "resize_mode": "shortest", "interpolation": "bicubic"}
names = {"image_processor_type": "JinaCLIPImageProcessor", "processor_class": "JinaCLIPProcessor"}
more = {"size": 64, "fill_color": 0, "do_rescale": True, "rescale_factor": 1 / 255, "do_resize": True, "do_convert_rgb": True}
config = {"model_type": "jina_clip", "architectures": ["JinaCLIPModel"], "vision_config": {"image_size": 64}}
write_json(folder, config=config, preprocessor_config={**names, **steps, **more})
