"""The code that a repository brings along: a model of the library under names of its own, as `auto_map` says."""

import importlib.util
from pathlib import Path

import transformers

CODE = """\
from transformers import {base_config} as BaseConfig
from transformers import {base_model} as BaseModel


class {model}Config(BaseConfig):
    model_type = "{kind}"


class {model}(BaseModel):
    config_class = {model}Config
"""


def load(file: Path):
    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written_by(config: str) -> list[str]:
    """Names of the classes that write text with a configuration."""
    return [config.replace("Config", end) for end in ("ForConditionalGeneration", "ForCausalLM")]


def write_own_code(folder: Path, record: dict, config) -> type:
    """Writes the file, and `auto_map` into the configuration; returns the class of the model."""
    facts = record["config"]
    model, kind = facts["architectures"][0], facts["model_type"]
    base_config = type(config).__name__
    base_model = next(name for name in (model, *written_by(base_config)) if hasattr(transformers, name))
    auto_model = record.get("transformersInfo", {}).get("auto_model", "AutoModelForCausalLM")
    name = f"modeling_{kind.replace('-', '_')}"
    file = folder / f"{name}.py"
    file.write_text(CODE.format(base_config=base_config, base_model=base_model, model=model, kind=kind))
    own = load(file)
    config.__class__ = getattr(own, f"{model}Config")
    config.auto_map = {"AutoConfig": f"{name}.{model}Config", auto_model: f"{name}.{model}"}
    return getattr(own, model)
