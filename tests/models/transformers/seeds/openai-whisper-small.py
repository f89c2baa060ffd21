# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Whisper of many languages with random weights: it hears first which one it is, in thirty seconds that have to be whole."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from configurations import configuration_of
from preprocessors import save_preprocessors
from texts import tokenizer_of

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = tokenizer_of("whisper", folder, "")
config = configuration_of("whisper", record, tokenizer)
model = transformers.WhisperForConditionalGeneration(config)
settings = model.generation_config
settings.no_timestamps_token_id = tokenizer.convert_tokens_to_ids("<|notimestamps|>")
settings.max_length = 20
settings.is_multilingual = True
settings.lang_to_id = {"<|en|>": tokenizer.convert_tokens_to_ids("<|en|>")}
settings.task_to_id = {task: tokenizer.convert_tokens_to_ids(f"<|{task}|>") for task in ("translate", "transcribe")}
# What is made of the configuration of a model is made anew before it writes.
settings._from_model_config = False
model.save_pretrained(folder)
save_preprocessors("whisper", config, tokenizer, folder)
