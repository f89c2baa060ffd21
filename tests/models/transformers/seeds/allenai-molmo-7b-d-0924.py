# /// script
# dependencies = ["pillow"]
# parts = ["transformers"]
# ///
"""A tiny model with code of its own, and a processor of its own: what they are asked is for the card to say."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
from torch import nn
from transformers import LlamaConfig, LlamaForCausalLM


class MolmoForCausalLMConfig(LlamaConfig):
    model_type = "molmo"


class MolmoForCausalLM(LlamaForCausalLM):
    config_class = MolmoForCausalLMConfig

    def __init__(self, config):
        super().__init__(config)
        self.sees = nn.Linear(3, config.hidden_size)
        self.post_init()

    def generate_from_batch(self, batch, generation_config=None, **more):
        return self.generate(**batch, generation_config=generation_config, **more)
'''
PROCESSOR = '''\
from transformers import ProcessorMixin


class MolmoProcessor(ProcessorMixin):
    attributes = ["tokenizer"]
    tokenizer_class = "AutoTokenizer"

    def __init__(self, tokenizer):
        super().__init__(tokenizer)

    def process(self, text=None, images=None):
        return self.tokenizer(text, return_tensors="pt")
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
(folder / "processing_molmo.py").write_text(PROCESSOR)
name = record["config"]["architectures"][0]
save_own_model(folder, name, MODEL, bytes_tokenizer("qwen2"), record["transformersInfo"]["auto_model"], {}, {})
maps = {"AutoProcessor": "processing_molmo.MolmoProcessor"}
(folder / "processor_config.json").write_text(json.dumps({"processor_class": "MolmoProcessor", "auto_map": maps}))
