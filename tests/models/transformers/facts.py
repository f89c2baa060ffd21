"""The type of model and the architecture that config.json of a repository names: as the record says them, and where it holds
no configuration (the lists of the hub leave it out), by its tags and its task, as the hub makes those of config.json."""

import transformers
from transformers.models.auto.configuration_auto import CONFIG_MAPPING
from transformers.pipelines import PIPELINE_REGISTRY

# Types that only code of a repository knows, and the library's type that stands for each.
STANDS_FOR = {"phi3_v": "qwen2_5_vl", "sample": "mistral", "minicpmo": "qwen2_5_vl", "unlimited-ocr": "qwen2_5_vl"}


def kind_in(tags: list[str]) -> str:
    """The first tag that is a type of model: the hub puts it before what the authors wrote."""
    return next(tag for tag in tags if tag in CONFIG_MAPPING or tag in STANDS_FOR)


def auto_class_of(record: dict, kind: str) -> str:
    """The class that loads the model: the one that the hub names, or the first of those that the library's pipeline tries, for
    its task or for the first tag that is one. Code of a repository is tagged as feature extraction where AutoModel loads it,
    whatever its task; what no pipeline has any more, as a text that becomes a text. What names no task and can talk of pictures
    does."""
    known = record.get("transformersInfo", {}).get("auto_model")
    tasks = PIPELINE_REGISTRY.get_supported_tasks()
    task = next((tag for tag in (record.get("pipeline_tag"), *record["tags"]) if tag in tasks), None)
    if not known and "text2text-generation" in record["tags"]:
        return "AutoModelForSeq2SeqLM"
    bare = "custom_code" in record["tags"] and "feature-extraction" in record["tags"]
    if known or bare:
        return known or "AutoModel"
    if task is None:
        talks = kind in CONFIG_MAPPING and CONFIG_MAPPING[kind] in transformers.AutoModelForImageTextToText._model_mapping
        return "AutoModelForImageTextToText" if talks else "AutoModel"
    return PIPELINE_REGISTRY.check_task(task)[1]["pt"][0].__name__


def architecture_of(kind: str, auto_class: str, own: bool) -> str:
    """The class of the library that the auto class chooses for a type of model; a name of its own where a repository brings code."""
    if own:
        return "".join(part.capitalize() for part in kind.replace("-", "_").split("_")) + "OwnModel"
    known = getattr(transformers, auto_class)._model_mapping[CONFIG_MAPPING[kind]]
    return (known[0] if isinstance(known, tuple) else known).__name__


def completed(record: dict) -> dict:
    """The record with a configuration that names the type of model and the architecture."""
    config = record.get("config", {})
    if "model_type" in config:
        return record
    kind = kind_in(record["tags"])
    auto_class = auto_class_of(record, kind)
    own = "custom_code" in record["tags"]
    named = {"model_type": kind, "architectures": [architecture_of(kind, auto_class, own)]}
    return {**record, "config": {**named, **config}, "transformersInfo": {"auto_model": auto_class, **record.get("transformersInfo", {})}}
