# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf", "timm"]
# ///
"""A tiny model of the seed's architecture with random weights, and the processor that such repositories hold.

The parts: `facts` says which type of model that is, `configurations` makes every size small, `texts` builds tokenizers that
know the words of the snippet, `preprocessors` saves what turns pictures, sounds and texts into tensors, `own_code` writes the
code that a repository brings along.
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

import torch
import transformers
from awq import pack_one_layer
from configurations import configuration_of
from facts import STANDS_FOR, completed
from own_code import write_own_code
from preprocessors import PICTURES, SOUNDS, save_preprocessors
from texts import tokenizer_of


def let_loops_run(model, kind: str) -> None:
    """Random detectors find nothing: here the first label always wins, so that the loop of a snippet runs."""
    if hasattr(model, "class_labels_classifier"):
        torch.nn.init.constant_(model.class_labels_classifier.bias[:1], 20.0)
    if kind == "owlvit":
        torch.nn.init.constant_(model.class_head.logit_shift.bias, 20.0)
    if kind == "segformer":
        torch.nn.init.constant_(model.decode_head.classifier.bias[1:2], 20.0)
    if kind == "tapas":
        torch.nn.init.constant_(model.output_bias, 20.0)
    if kind == "sam":
        torch.nn.init.constant_(model.mask_decoder.iou_prediction_head.proj_out.bias, 20.0)


def set_generation(model, kind: str, tokenizer) -> None:
    """What generation_config.json of such a repository says; and no special tokens, of which nothing would be printed."""
    if kind == "whisper":
        model.generation_config.no_timestamps_token_id = tokenizer.convert_tokens_to_ids("<|notimestamps|>")
        model.generation_config.max_length = 20
        # What is made of the configuration of a model is made anew before it writes.
        model.generation_config._from_model_config = False
    elif tokenizer is not None and model.can_generate() and kind not in ("musicgen", "vits"):
        model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
    if kind == "musicgen":
        model.generation_config.update(do_sample=True, guidance_scale=3.0, max_length=20, decoder_start_token_id=64, pad_token_id=64)


def main(record: dict, repositories: Path, snippet: str) -> None:
    folder = repositories / record["id"]
    folder.mkdir(parents=True)
    record = completed(record)
    kind = record["config"]["model_type"]
    kind = STANDS_FOR.get(kind, kind)
    torch.manual_seed(0)
    tokenizer = None if kind in PICTURES | SOUNDS else tokenizer_of(kind, folder, snippet)
    config = configuration_of(kind, record, tokenizer)
    own = "custom_code" in record["tags"]
    architecture = record["config"]["architectures"][0]
    model_class = write_own_code(folder, record, config) if own else getattr(transformers, architecture)
    model = model_class(config)
    let_loops_run(model, kind)
    set_generation(model, kind, tokenizer)
    model.save_pretrained(folder)
    if "awq" in record["tags"]:
        pack_one_layer(model, folder)
    save_preprocessors(kind, config, tokenizer, folder)


main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), Path(sys.argv[3]).read_text())
