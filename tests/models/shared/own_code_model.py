"""A model whose class stands in a file of its repository."""

import json
from pathlib import Path

from transformers.dynamic_module_utils import get_class_from_dynamic_module

SMALL = {
    "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 4,
}  # fmt: skip


def special_ids(tokenizer) -> dict:
    """The special tokens of a tokenizer, as a configuration names them."""
    return {f"{role}_token_id": getattr(tokenizer, f"{role}_token_id") for role in ("pad", "bos", "eos")}


def save_own_model(folder: Path, name: str, text: str, tokenizer, auto: str, made_with: dict, said: dict) -> None:
    """
    Writes the file `modeling_<name>.py`, which holds a class <name> and its <name>Config, and weights of that class.

    auto: the class of the library that loads it. made_with: values of the configuration that it is made with; said: values that
    its file says instead, as the published one does.
    """
    module = f"modeling_{name.lower()}"
    (folder / f"{module}.py").write_text(text)
    maps = {"AutoConfig": f"{module}.{name}Config", auto: f"{module}.{name}"}
    config_class = get_class_from_dynamic_module(maps["AutoConfig"], str(folder))
    config = config_class(
        vocab_size=len(tokenizer), architectures=[name], auto_map=maps, **SMALL, **special_ids(tokenizer), **made_with,
    )  # fmt: skip
    model = get_class_from_dynamic_module(maps[auto], str(folder))(config)
    if getattr(model, "generation_config", None) is not None:
        # Nothing of them would be printed.
        model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    file = folder / "config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **said}))
