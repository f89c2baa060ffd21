# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model with the method of the repository's own code, which gives each pair of texts a score."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
from own_code_model import save_own_model
from texts import bytes_tokenizer

MODEL = '''\
import torch
from transformers import AutoTokenizer, Qwen3Config, Qwen3Model


class JinaVLForRankingConfig(Qwen3Config):
    pass


class JinaVLForRanking(Qwen3Model):
    config_class = JinaVLForRankingConfig

    # https://huggingface.co/jinaai/jina-reranker-m0#usage
    @torch.inference_mode()
    def compute_score(self, pairs, max_length=1024, doc_type="text", query_type="text"):
        tokenizer = AutoTokenizer.from_pretrained(self.name_or_path)
        texts = [query + document for query, document in pairs]
        inputs = [tokenizer(text, truncation=True, max_length=min(max_length, 64), return_tensors="pt") for text in texts]
        return [self(**one).last_hidden_state[0, -1, 0].sigmoid().item() for one in inputs]
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
save_own_model(folder, "JinaVLForRanking", MODEL, bytes_tokenizer("qwen2"), "AutoModel", {}, {})
