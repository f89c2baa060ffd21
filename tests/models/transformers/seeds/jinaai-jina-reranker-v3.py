# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Qwen3 with the method of the repository's own code, which ranks all documents at once."""

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


class JinaForRankingConfig(Qwen3Config):
    pass


class JinaForRanking(Qwen3Model):
    config_class = JinaForRankingConfig

    # https://huggingface.co/jinaai/jina-reranker-v3#usage
    @torch.inference_mode()
    def rerank(self, query, documents, top_n=None, return_embeddings=False):
        tokenizer = AutoTokenizer.from_pretrained(self.name_or_path)
        states = [self(**tokenizer(text, return_tensors="pt")).last_hidden_state[0, -1] for text in (query, *documents)]
        scores = [torch.cosine_similarity(states[0], state, dim=0).item() for state in states[1:]]
        ranked = sorted(range(len(scores)), key=lambda index: -scores[index])
        return [{"document": documents[at], "relevance_score": scores[at], "index": at} for at in ranked][:top_n]
'''

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
save_own_model(folder, "JinaForRanking", MODEL, bytes_tokenizer("qwen2"), "AutoModel", {}, {})
