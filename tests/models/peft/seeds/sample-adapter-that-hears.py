# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Qwen2-Audio under the id of the base, and an adapter for the part of it that writes."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "transformers"))

import torch
import transformers
from configurations import configuration_of
from peft import LoraConfig, get_peft_model
from preprocessors import processor_of
from texts import tokenizer_of

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
base = record["config"]["peft"]["base_model_name_or_path"]
folder = repositories / base
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = tokenizer_of("qwen2_audio", folder, Path(sys.argv[3]).read_text())
config = configuration_of("qwen2_audio", {"id": base, "config": {"architectures": [""]}}, tokenizer)
model = transformers.AutoModelForMultimodalLM.from_config(config)
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
for part in (model, processor_of("qwen2_audio", config, tokenizer, folder)):
    part.save_pretrained(folder)
adapter = LoraConfig(task_type="CAUSAL_LM", r=4, target_modules=r".*language_model.*\.(q_proj|v_proj)")
get_peft_model(model, adapter).save_pretrained(repositories / record["id"])
