# /// script
# dependencies = []
# ///
"""A small CLIP in the layout of the hub's open_clip repositories: open_clip_config.json and the weights.

A SigLIP is told by its name or a tag, as the snippet tells it: its scores have a bias, and its words a tokenizer of Transformers.
"""

import json
import sys
from pathlib import Path

import open_clip
import torch
from safetensors.torch import save_file

VISION = {"image_size": 64, "layers": 1, "width": 64, "patch_size": 32}
TEXT = {"context_length": 77, "vocab_size": 49408, "width": 16, "heads": 2, "layers": 1}


def save_tokenizer(folder: Path) -> int:
    """A word is a token; returns how many there are."""
    from tokenizers import Tokenizer, models, pre_tokenizers
    from transformers import PreTrainedTokenizerFast

    words = {word: at for at, word in enumerate(["<pad>", "<unk>", "</s>", "a", "photo", "of", "cat", "dog", "bird"])}
    tokenizer = Tokenizer(models.WordLevel(words, unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    roles = {"pad_token": "<pad>", "unk_token": "<unk>", "eos_token": "</s>"}
    PreTrainedTokenizerFast(tokenizer_object=tokenizer, **roles).save_pretrained(folder)
    return len(words)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
config = {"embed_dim": 16, "vision_cfg": VISION, "text_cfg": TEXT}
is_siglip = any("siglip" in text.lower() for text in [record["id"], *record["tags"]])
if is_siglip:
    own = {"context_length": 64, "vocab_size": save_tokenizer(folder), "no_causal_mask": True, "pool_type": "last"}
    config["text_cfg"] = {**TEXT, **own, "hf_tokenizer_name": record["id"], "tokenizer_kwargs": {"clean": "canonicalize"}}
    config |= {"init_logit_bias": -10, "custom_text": True}
settings = {name: value for name, value in config.items() if name != "custom_text"}
model = (open_clip.CustomTextCLIP if is_siglip else open_clip.CLIP)(**settings)
open_clip_config = {"model_cfg": config, "preprocess_cfg": {"mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5]}}
(folder / "open_clip_config.json").write_text(json.dumps(open_clip_config))
save_file({name: value.contiguous() for name, value in model.state_dict().items()}, folder / "open_clip_model.safetensors")
