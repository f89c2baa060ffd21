# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model with code of its own, which no other class of the library loads than the one that is mapped to it."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
from transformers import LlamaConfig, LlamaForCausalLM


class SundialForPredictionConfig(LlamaConfig):
    model_type = "sundial"


class SundialForPrediction(LlamaForCausalLM):
    config_class = SundialForPredictionConfig

    def generate(self, inputs, **more):
        return super().generate(inputs, **more)
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
save_own_model(folder, "SundialForPrediction", MODEL, bytes_tokenizer("qwen2"), "AutoModelForCausalLM", {}, {})
