# /// script
# dependencies = ["onnx", "numpy", "transformers"]
# parts = ["transformers-js", "transformers"]
# ///
"""A tiny Florence-2: an encoder reads the picture before the text, and a decoder writes tokens of places too."""

import json
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "transformers")]

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from onnx import TensorProto
from sees import HALF, HEADS, WIDE, WORDS, random, squares, tokens
from texts import bytes_tokenizer

EACH = WIDE // HEADS
CACHES = [f"{part}.{half}" for part in ("decoder", "encoder") for half in ("key", "value")]


def encoder(folder: Path) -> None:
    """Each vector, and the mean of those that are not hidden."""
    nodes = [
        helper.make_node("Cast", ["attention_mask"], ["mask"], to=FLOAT),
        helper.make_node("Unsqueeze", ["mask", "last"], ["masks"]),
        helper.make_node("Mul", ["inputs_embeds", "masks"], ["kept"]),
        helper.make_node("ReduceMean", ["kept"], ["mean"], axes=[1], keepdims=1),
        helper.make_node("Add", ["inputs_embeds", "mean"], ["last_hidden_state"]),
    ]
    inputs = {"attention_mask": (INT, ["b", "n"]), "inputs_embeds": (FLOAT, ["b", "n", WIDE])}
    outputs = {"last_hidden_state": (FLOAT, ["b", "n", WIDE])}
    save(folder / "onnx/encoder_model.onnx", inputs, outputs, nodes, [constant("last", [2], numpy.int64)])


def heads(source: str, made: str) -> list:
    """The nodes that share a vector among heads."""
    return [
        helper.make_node("Reshape", [source, "split"], [f"{made}_split"]),
        helper.make_node("Transpose", [f"{made}_split"], [made], perm=[0, 2, 1, 3]),
    ]


def decoder(folder: Path) -> None:
    """Scores by each vector, by what was written before and by what the encoder read, which the caches keep.

    With the cache in use the library keeps the encoder's part itself: what is made of it anew is not read.
    """
    past = {f"past_key_values.0.{name}": (FLOAT, ["b", HEADS, f"past_{name.split('.')[0]}", EACH]) for name in CACHES}
    inputs = {
        "encoder_attention_mask": (INT, ["b", "m"]), "encoder_hidden_states": (FLOAT, ["b", "m", WIDE]),
        "inputs_embeds": (FLOAT, ["b", "n", WIDE]), **past, "use_cache_branch": (TensorProto.BOOL, [1]),
    }  # fmt: skip
    nodes = [
        *heads("inputs_embeds", "new"),
        *(helper.make_node("Concat", [f"past_key_values.0.decoder.{half}", "new"], [f"present.0.decoder.{half}"], axis=2) for half in ("key", "value")),
        *heads("encoder_hidden_states", "read"),
        *(helper.make_node("Identity", ["read"], [f"present.0.encoder.{half}"]) for half in ("key", "value")),
        helper.make_node("ReduceMean", ["present.0.decoder.key"], ["written"], axes=[1, 2, 3], keepdims=0),
        helper.make_node("ReduceMean", ["read"], ["seen"], axes=[1, 2, 3], keepdims=0),
        helper.make_node("Add", ["written", "seen"], ["both"]),
        helper.make_node("Reshape", ["both", "column"], ["level"]),
        helper.make_node("Add", ["inputs_embeds", "level"], ["known"]),
        helper.make_node("MatMul", ["known", "scores"], ["logits"]),
    ]
    present = {f"present.0.{name}": (FLOAT, ["b", HEADS, f"all_{name.split('.')[0]}", EACH]) for name in CACHES}
    shapes = {"split": [0, 0, HEADS, EACH], "column": [-1, 1, 1]}
    constants = [constant(name, shape, numpy.int64) for name, shape in shapes.items()]
    outputs = {"logits": (FLOAT, ["b", "n", WORDS]), **present}
    save(folder / "onnx/decoder_model_merged.onnx", inputs, outputs, nodes, [*constants, constant("scores", random(WIDE, WORDS))])


folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
folder.mkdir(parents=True)
tokens(folder)
squares(folder, 64)
encoder(folder)
decoder(folder)
tokenizer = bytes_tokenizer("roberta")
tokenizer.save_pretrained(folder)
sizes = {f"{part}_{what}": number for part in ("encoder", "decoder") for what, number in (("layers", 1), ("attention_heads", HEADS))}
named = {"architectures": ["Florence2ForConditionalGeneration"], "model_type": "florence2", "is_encoder_decoder": True}
language = {"model_type": "florence2_language", "d_model": WIDE, "vocab_size": WORDS, "is_encoder_decoder": True, **sizes}
ends = {"bos_token_id": tokenizer.bos_token_id, "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id}
start = {"decoder_start_token_id": tokenizer.eos_token_id}
asked = {"<MORE_DETAILED_CAPTION>": "Describe with a paragraph what is shown in the image."}
kinds = {"image_processor_type": "CLIPImageProcessor", "processor_class": "Florence2Processor"}
resized = {"do_resize": True, "size": {"height": 128, "width": 128}, "resample": 3}
tasks = {"task_prompts_without_inputs": asked, "task_prompts_with_input": {}}
answers = {"tasks_answer_post_processing_type": {"<MORE_DETAILED_CAPTION>": "pure_text"}}
write_json(
    folder,
    config={**named, **ends, **start, "text_config": {**language, **ends, **start}},
    generation_config={**ends, **start},
    preprocessor_config={**kinds, **resized, **HALF, **tasks, **answers},
)
