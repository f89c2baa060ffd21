# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny XLM-RoBERTa with the method of the repository's own code, which has a task for each use."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
import torch
from transformers import AutoTokenizer, XLMRobertaConfig, XLMRobertaModel

# https://huggingface.co/jinaai/jina-embeddings-v3#usage
TASKS = ["retrieval.query", "retrieval.passage", "separation", "classification", "text-matching"]


class XLMRobertaLoRAConfig(XLMRobertaConfig):
    pass


class XLMRobertaLoRA(XLMRobertaModel):
    config_class = XLMRobertaLoRAConfig

    @torch.inference_mode()
    def encode(self, sentences, *, task=None, max_length=None, truncate_dim=None):
        if task is not None and task not in TASKS:
            raise ValueError(f"Unsupported task {task!r}. Supported tasks are: {TASKS}.")
        tokenizer = AutoTokenizer.from_pretrained(self.name_or_path)
        inputs = tokenizer(sentences, padding=True, truncation=True, max_length=max_length or 64, return_tensors="pt")
        states = self(**inputs.to(self.device)).last_hidden_state
        mask = inputs["attention_mask"].unsqueeze(-1)
        means = (states * mask).sum(1) / mask.sum(1)
        return torch.nn.functional.normalize(means).cpu().numpy()
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
save_own_model(folder, "XLMRobertaLoRA", MODEL, bytes_tokenizer("qwen2"), "AutoModel", {}, {})
