# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Llama under the id of the base, and an adapter of it as a training leaves it: in a folder for each checkpoint."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "transformers"))

import torch
import transformers
from configurations import configuration_of
from peft import LoraConfig, get_peft_model
from texts import tokenizer_of

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
base = next(tag.removeprefix("base_model:adapter:") for tag in record["tags"] if tag.startswith("base_model:adapter:"))
(repositories / base).mkdir(parents=True)
torch.manual_seed(0)
tokenizer = tokenizer_of("llama", repositories / base, Path(sys.argv[3]).read_text())
config = configuration_of("llama", {"id": base, "config": {"architectures": ["LlamaForCausalLM"]}}, tokenizer)
model = transformers.LlamaForCausalLM(config)
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
for part in (model, tokenizer):
    part.save_pretrained(repositories / base)
adapted = get_peft_model(model, LoraConfig(task_type="CAUSAL_LM", r=4, target_modules=["q_proj", "v_proj"]))
for folder in ("checkpoint-500", "checkpoint-1000"):
    adapted.save_pretrained(repositories / record["id"] / folder)
