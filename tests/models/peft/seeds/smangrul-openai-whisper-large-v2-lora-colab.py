# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Whisper under the id of the base, and an adapter for it without a task type."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "transformers"))

import torch
import transformers
from configurations import configuration_of
from peft import LoraConfig, get_peft_model
from preprocessors import save_preprocessors
from texts import tokenizer_of

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
base = record["config"]["peft"]["base_model_name_or_path"]
folder = repositories / base
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = tokenizer_of("whisper", folder, "")
config = configuration_of("whisper", {"id": base, "config": {"architectures": [""]}}, tokenizer)
model = transformers.WhisperForConditionalGeneration(config)
settings = model.generation_config
settings.no_timestamps_token_id = tokenizer.convert_tokens_to_ids("<|notimestamps|>")
settings.max_length = 20
settings._from_model_config = False
# Of special tokens and spaces nothing would be printed.
settings.suppress_tokens = [at for at in range(len(tokenizer)) if not tokenizer.decode([at]).isalpha()]
model.save_pretrained(folder)
save_preprocessors("whisper", config, tokenizer, folder)
adapter = LoraConfig(r=4, target_modules=["q_proj", "v_proj"])
get_peft_model(model, adapter).save_pretrained(repositories / record["id"])
