"""Writes, a JSON object a line, what the classes of transformers keep of the tokens that they have read.

Usage: uv run --no-project --python 3.13 --with transformers==5.24.0 --with torch tests/caches/caches.py > tests/caches/caches.ndjson

Each line has a configuration as a config.json has it, and the layers of `DynamicCache(config=…)` after the model, made of it
on the meta device, has read five tokens: how many keep the same, the elements for a token, and the window; null for caches of other kinds. A class stands
there as it is saved now (saved), without the lists of its layers, as by older versions (older), with nothing but the sizes that
differ from its defaults, as inside the configuration of a model of images (inner), and as published models have it (told.json).
"""

import json
import re
import signal
import sys
import warnings
from itertools import groupby
from pathlib import Path

import torch
import transformers
from transformers import AutoModelForCausalLM, DynamicCache
from transformers.models.auto.configuration_auto import CONFIG_MAPPING
from transformers.models.auto.modeling_auto import MODEL_FOR_CAUSAL_LM_MAPPING_NAMES

SECONDS = 60
TOKENS = 5
LISTS = ("layer_types", "layers_block_type", "per_layer_config")
# What may say something of layers.
KEPT = re.compile(
    "layer|head|window|hidden_size|attn|attention|chunk|interval|period|pattern|kv|lora_rank|conv|mamba|linear|ssm|query|block"
    "|model_type|encoder|compress|loop|recurr|index|decoder|mla|sliding|cycle"
)
LEFT_OUT = re.compile(
    "^mlp_|dropout|bias|norm|implementation|chunk_size_feed|output_|_layerdrop|expert|mtp|initial|vocab|epsilon|^rope|_id$"
    "|per_layer_input|id2label|scal"
)


class Unmeasured(Exception):
    """A class that cannot be measured so, and why."""


def too_long(*_):
    raise Unmeasured("takes too long")


def kept(layer):
    """What a layer has kept for a token, and its window."""
    keys, values = getattr(layer, "keys", None), getattr(layer, "values", None)
    if keys is None or keys.dim() != 4 or keys.shape[2] == 0:
        return (0, None)
    index = getattr(layer, "indexer_keys", None)
    elements = keys.shape[1] * keys.shape[3] + values.shape[1] * values.shape[3]
    return (elements + (0 if index is None else index.shape[-1]), getattr(layer, "sliding_window", None))


def measure(config, device):
    """The layers of the cache, alike ones next to each other counted together."""
    cache = DynamicCache(config=config)
    with torch.device(device), torch.no_grad():
        try:
            options = {"experts_implementation": "batched_mm"}
            model = AutoModelForCausalLM.from_config(config, attn_implementation="eager", **options)
        except Exception:
            model = AutoModelForCausalLM.from_config(config, attn_implementation="eager")
        model.eval()(torch.zeros((1, TOKENS), dtype=torch.long), past_key_values=cache, use_cache=True)
    kinds = {type(layer).__name__ for layer in cache.layers}
    # Layers that compress what they keep have more than keys and values.
    special = any("CACache" in kind or "Compress" in kind for kind in kinds)
    found = [(len(list(alike)), *one) for one, alike in groupby(map(kept, cache.layers))]
    return None if special else found


def plain(fields):
    """The fields that may say something of layers."""
    return {
        name: value
        for name, value in fields.items()
        if KEPT.search(name) and not LEFT_OUT.search(name) and value is not None
    }


def forms(name):
    """A class as it is saved, as it was saved by older versions, and as it stands inside another."""
    config = CONFIG_MAPPING[name]()
    if config.get_text_config(decoder=True) is not config:
        raise Unmeasured("is that of another inside")
    saved = config.to_dict()
    yield "saved", config, saved
    older = {key: value for key, value in saved.items() if key not in LISTS}
    if older != saved:
        yield "older", CONFIG_MAPPING[name](**older), older
    sizes = {key: saved[key] * 2 for key in ("hidden_size", "num_attention_heads") if isinstance(saved.get(key), int)}
    if len(sizes) == 2:
        inner = {"model_type": name, **sizes, "num_hidden_layers": saved.get("num_hidden_layers")}
        yield "inner", CONFIG_MAPPING[name](**inner), inner


def print_line(name, form, config, stated, device="meta"):
    signal.alarm(SECONDS)
    layers = measure(config, device)
    signal.alarm(0)
    line = {"name": name, "form": form, "config": plain(stated), "layers": layers}
    print(json.dumps(line, separators=(",", ":")), flush=True)


def main():
    warnings.filterwarnings("ignore")
    transformers.logging.set_verbosity_error()
    signal.signal(signal.SIGALRM, too_long)
    print(json.dumps({"transformers": transformers.__version__}))
    told = json.loads((Path(__file__).parent / "told.json").read_text())
    for name, stated in told.items():
        # Some of these read numbers out of tensors, which only those in memory have.
        device = "cpu" if name.startswith("a tiny") else "meta"
        print_line(name, "told", CONFIG_MAPPING[stated["model_type"]](**stated), stated, device)
    for name in MODEL_FOR_CAUSAL_LM_MAPPING_NAMES:
        try:
            for form, config, stated in forms(name):
                print_line(name, form, config, stated)
        except Exception as error:
            signal.alarm(0)
            print(f"{name}: {type(error).__name__}: {str(error)[:100]}", file=sys.stderr)


main()
