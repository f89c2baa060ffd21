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
from texts import bytes_tokenizer

# By the task of the adapter: the class of the base model, and what LoRA changes in it.
CLASSES = {
    "CAUSAL_LM": "AutoModelForCausalLM",
    "FEATURE_EXTRACTION": "AutoModel",
    "QUESTION_ANS": "AutoModelForQuestionAnswering",
    "SEQ_2_SEQ_LM": "AutoModelForSeq2SeqLM",
    "SEQ_CLS": "AutoModelForSequenceClassification",
    "TOKEN_CLS": "AutoModelForTokenClassification",
}
KINDS = {"roberta": "roberta", "opt": "opt", "OPT": "opt", "e5": "bert", "T0": "t5"}
TARGETS = {"roberta": ["query", "value"], "bert": ["query", "value"], "opt": ["q_proj", "v_proj"], "t5": ["q", "v"]}


def save_base(name: str, task: str, repositories: Path) -> tuple:
    """The base model and its tokenizer; returns the model, and its kind."""
    kind = next(kind for part, kind in KINDS.items() if part in name)
    tokenizer = bytes_tokenizer(kind)
    record = {"id": name, "config": {"architectures": [""]}}
    config = configuration_of(kind, record, tokenizer)
    if kind == "opt":
        config.word_embed_proj_dim = 32
    model = getattr(transformers, CLASSES[task]).from_config(config)
    if task == "QUESTION_ANS":  # The start before the end: otherwise the answer of random weights is empty.
        torch.nn.init.zeros_(model.qa_outputs.weight)
    if model.can_generate():
        model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
    for part in (model, tokenizer):
        part.save_pretrained(repositories / name)
    return model, kind


def main(record: dict, repositories: Path) -> None:
    facts = record["config"]["peft"]
    torch.manual_seed(0)
    model, kind = save_base(facts["base_model_name_or_path"], facts["task_type"], repositories)
    if "p-tuning" in record["id"]:
        adapter = PromptEncoderConfig(task_type="SEQ_CLS", num_virtual_tokens=4, encoder_hidden_size=16)
    else:
        adapter = LoraConfig(task_type=facts["task_type"], r=4, target_modules=TARGETS[kind])
    get_peft_model(model, adapter).save_pretrained(repositories / record["id"])


main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]))
