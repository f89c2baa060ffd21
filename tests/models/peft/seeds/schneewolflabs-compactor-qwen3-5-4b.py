# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Qwen3.5 under the id of the base, and an adapter that was trained on the part of it that writes."""

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
tokenizer = tokenizer_of("qwen3_5", repositories / base, Path(sys.argv[3]).read_text())
config = configuration_of("qwen3_5", {"id": base, "config": {"architectures": [""]}}, tokenizer)
whole = transformers.Qwen3_5ForConditionalGeneration(config)
whole.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
for part in (whole, tokenizer):
    part.save_pretrained(repositories / base)
writes = transformers.AutoModelForCausalLM.from_pretrained(repositories / base)
adapter = LoraConfig(task_type="CAUSAL_LM", r=4, target_modules=["q_proj", "v_proj"])
get_peft_model(writes, adapter).save_pretrained(repositories / record["id"])
