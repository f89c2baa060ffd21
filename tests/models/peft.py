# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny base model under its own id, and an adapter for it as PEFT saves one."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import torch
import transformers
from configurations import configuration_of
from peft import LoraConfig, PromptEncoderConfig, get_peft_model
from preprocessors import processor_of
from texts import tokenizer_of

# By the task of the adapter: the class of the base model, and what LoRA changes in it.
CLASSES = {
    "CAUSAL_LM": "AutoModelForCausalLM",
    "FEATURE_EXTRACTION": "AutoModel",
    "IMAGE_TEXT": "AutoModelForImageTextToText",
    "QUESTION_ANS": "AutoModelForQuestionAnswering",
    "SEQ_2_SEQ_LM": "AutoModelForSeq2SeqLM",
    "SEQ_CLS": "AutoModelForSequenceClassification",
    "TOKEN_CLS": "AutoModelForTokenClassification",
}
# The lists of the hub leave adapter_config.json out: the task of the hub says what the adapter is for.
TASKS = {"text-generation": "CAUSAL_LM", "image-text-to-text": "IMAGE_TEXT"}
KINDS = {"tinyllama": "llama", "falcon": "falcon", "Qwen2.5": "qwen2", "Qwen3-VL": "qwen3_vl", "roberta": "roberta", "opt": "opt", "OPT": "opt", "e5": "bert", "T0": "t5"}
TARGETS = {"roberta": ["query", "value"], "bert": ["query", "value"], **dict.fromkeys(("llama", "opt", "qwen2", "qwen3_vl"), ["q_proj", "v_proj"]), "t5": ["q", "v"], "falcon": ["query_key_value"]}


def facts_of(record: dict) -> tuple[str, str]:
    """The base model and the task of the adapter, as adapter_config.json says them, or the tags and the task of the hub."""
    facts = record.get("config", {}).get("peft")
    if facts:
        return facts["base_model_name_or_path"], facts["task_type"]
    base = next(tag.removeprefix("base_model:adapter:") for tag in record["tags"] if tag.startswith("base_model:adapter:"))
    return base, TASKS[record["pipeline_tag"]]


def save_base(name: str, task: str, repositories: Path, snippet: str) -> tuple:
    """The base model and its tokenizer or processor; returns all three: the model, its kind, the processor."""
    kind = next(kind for part, kind in KINDS.items() if part in name)
    (repositories / name).mkdir(parents=True)
    tokenizer = tokenizer_of(kind, repositories / name, snippet)
    record = {"id": name, "config": {"architectures": [""]}}
    config = configuration_of(kind, record, tokenizer)
    if kind == "opt":
        config.word_embed_proj_dim = 32
    model = getattr(transformers, CLASSES[task]).from_config(config)
    if task == "QUESTION_ANS":  # The start before the end: otherwise the answer of random weights is empty.
        torch.nn.init.zeros_(model.qa_outputs.weight)
    if model.can_generate():
        model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
    folder = repositories / name
    processor = processor_of(kind, config, tokenizer, folder)
    for part in (model, processor):
        part.save_pretrained(folder)
    return model, kind, processor


def main(record: dict, repositories: Path, snippet: str) -> None:
    base, task = facts_of(record)
    torch.manual_seed(0)
    model, kind, tokenizer = save_base(base, task, repositories, snippet)
    if "p-tuning" in record["id"]:
        adapter = PromptEncoderConfig(task_type="SEQ_CLS", num_virtual_tokens=4, encoder_hidden_size=16)
    else:
        adapter = LoraConfig(task_type=None if task == "IMAGE_TEXT" else task, r=4, target_modules=TARGETS[kind])
    get_peft_model(model, adapter).save_pretrained(repositories / record["id"])
    if f'AutoTokenizer.from_pretrained("{record["id"]}")' in snippet:
        tokenizer.save_pretrained(repositories / record["id"])


main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), Path(sys.argv[3]).read_text())
