# /// script
# dependencies = ["onnx", "numpy", "transformers", "tokenizers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny Chatterbox: the vectors of text and voice, a decoder with a cache that writes tokens of sound, and their sound."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from sees import TEXT, WIDE, WORDS, decoder, random
from texts import bytes_tokenizer

folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
bytes_tokenizer("roberta").save_pretrained(folder)
save(
    folder / "onnx/embed_tokens.onnx",
    {"input_ids": (INT, ["b", "n"]), "exaggeration": (FLOAT, ["b"])},
    {"inputs_embeds": (FLOAT, ["b", "n", WIDE])},
    [
        helper.make_node("Gather", ["words", "input_ids"], ["plain"]),
        helper.make_node("ReduceMean", ["exaggeration"], ["much"], keepdims=0),
        helper.make_node("Mul", ["plain", "much"], ["inputs_embeds"]),
    ],
    [constant("words", random(WORDS, WIDE))],
)
outputs = {
    "audio_features": (FLOAT, [1, 4, WIDE]), "audio_tokens": (INT, [1, 4]),
    "speaker_embeddings": (FLOAT, [1, 192]), "speaker_features": (FLOAT, [1, 2, 80]),
}  # fmt: skip
shapes = {"audio_features": [1, 4, WIDE], "speaker_embeddings": [1, 192], "speaker_features": [1, 2, 80]}
nodes = [helper.make_node("ReduceMean", ["audio_values"], ["level"], keepdims=0)]
nodes += [helper.make_node("Expand", ["level", f"{name}_shape"], [name]) for name in shapes]
nodes.append(helper.make_node("Identity", ["heard"], ["audio_tokens"]))
constants = [constant(f"{name}_shape", shape, numpy.int64) for name, shape in shapes.items()]
constants.append(constant("heard", [[1, 2, 3, 4]], numpy.int64))
save(folder / "onnx/speech_encoder.onnx", {"audio_values": (FLOAT, [1, "m"])}, outputs, nodes, constants)
decoder(folder)
(folder / "onnx/decoder_model_merged.onnx").rename(folder / "onnx/language_model_q4.onnx")
# Each token sounds for 960 samples, as loud as its number says.
save(
    folder / "onnx/conditional_decoder.onnx",
    {"speech_tokens": (INT, [1, "n"]), "speaker_features": (FLOAT, [1, 2, 80]), "speaker_embeddings": (FLOAT, [1, 192])},
    {"waveform": (FLOAT, [1, "m"])},
    [
        helper.make_node("Cast", ["speech_tokens"], ["numbers"], to=FLOAT),
        helper.make_node("Unsqueeze", ["numbers", "last"], ["column"]),
        helper.make_node("MatMul", ["column", "wave"], ["sounds"]),
        helper.make_node("Flatten", ["sounds"], ["flat"], axis=1),
        helper.make_node("ReduceMean", ["speaker_embeddings"], ["voice"], keepdims=0),
        helper.make_node("ReduceMean", ["speaker_features"], ["kind"], keepdims=0),
        helper.make_node("Mul", ["voice", "kind"], ["both"]),
        helper.make_node("Reshape", ["flat", "row"], ["one"]),
        helper.make_node("Add", ["one", "both"], ["waveform"]),
    ],
    [
        constant("wave", numpy.sin(numpy.arange(960) / 20)[None] / WORDS),
        constant("last", [2], numpy.int64),
        constant("row", [1, -1], numpy.int64),
    ],
)
kinds = {"feature_extractor_type": "ChatterboxFeatureExtractor", "processor_class": "ChatterboxProcessor"}
config = {"model_type": "chatterbox", "architectures": ["ChatterboxModel"], "text_config": {**TEXT, "model_type": "llama"}}
write_json(
    folder,
    config=config,
    generation_config={"max_new_tokens": 8, "eos_token_id": 2},
    preprocessor_config={**kinds, "sampling_rate": 24_000},
)
