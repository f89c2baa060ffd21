# /// script
# dependencies = []
# ///
"""A module of the repository's own that refuses sentences without a task, as that of the model does, beside a tokenizer."""

import json
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
(folder / "custom_st.py").write_text('''\
from typing import Any, Dict, List, Optional

import torch
from torch import nn


class Transformer(nn.Module):
    save_in_root: bool = True

    def __init__(self, model_name_or_path: str = "", **kwargs: Any) -> None:
        super().__init__()
        import peft

        self.lora = peft.LoraConfig
        torch.manual_seed(0)
        self.letters = nn.EmbeddingBag(256, 16)
        self.task_names = ["retrieval", "text-matching", "clustering", "classification"]

    def tokenize(self, texts: List[str], padding: bool = True) -> Dict[str, torch.Tensor]:
        longest = max(len(text) for text in texts)
        rows = [[ord(letter) % 256 for letter in text.ljust(longest)] for text in texts]
        return {"input_ids": torch.tensor(rows)}

    def forward(self, features: Dict[str, torch.Tensor], task: Optional[str] = None) -> Dict[str, torch.Tensor]:
        if task is None:
            raise ValueError("Task must be specified before encoding data.")
        if task not in self.task_names:
            raise ValueError(f"Invalid task: {task}.")
        features["sentence_embedding"] = self.letters(features["input_ids"])
        return features

    @classmethod
    def load(cls, input_path: str, **kwargs: Any) -> "Transformer":
        return cls(model_name_or_path=input_path)
''')
module = {"idx": 0, "name": "transformer", "path": "", "type": "custom_st.Transformer", "kwargs": ["task"]}
(folder / "modules.json").write_text(json.dumps([module]))
(folder / "config_sentence_transformers.json").write_text(json.dumps({"prompts": {}, "similarity_fn_name": "cosine"}))
(folder / "config.json").write_text(json.dumps({"model_type": "qwen3"}))
