# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny XLM-RoBERTa with the method of the repository's own code, which gives each pair of texts a score."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
import torch
from transformers import AutoTokenizer, XLMRobertaConfig, XLMRobertaForSequenceClassification


class XLMRobertaFlashConfig(XLMRobertaConfig):
    pass


class XLMRobertaFlash(XLMRobertaForSequenceClassification):
    config_class = XLMRobertaFlashConfig

    # https://huggingface.co/jinaai/jina-reranker-v2-base-multilingual#usage
    @torch.inference_mode()
    def compute_score(self, pairs, max_length=1024):
        tokenizer = AutoTokenizer.from_pretrained(self.name_or_path)
        texts = [query + document for query, document in pairs]
        inputs = [tokenizer(text, truncation=True, max_length=min(max_length, 64), return_tensors="pt") for text in texts]
        return [self(**one).logits[0, 0].sigmoid().item() for one in inputs]
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
save_own_model(folder, "XLMRobertaFlash", MODEL, bytes_tokenizer("qwen2"), "AutoModelForSequenceClassification", {"num_labels": 1}, {})
