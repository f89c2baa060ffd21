# /// script
# dependencies = []
# ///
"""The repositories hold the program that computes beside the weights. This is not that program: it is a small one of this recipe's
own, which averages random embeddings.

It keeps to what the package calls: a class of that name with `decide_many`, which answers with the probabilities of the options. So
a run shows that the package finds, loads and asks a program beside the weights, and nothing of the published one.
"""

import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file

PROGRAM = """import torch
from pathlib import Path
from safetensors.torch import load_file


class InputBudgetError(ValueError):
    pass


class QuestionError(ValueError):
    pass


class JevStyleDecision:
    def __init__(self, folder, device=None, dtype="float32", verify=False, cuda_graphs=False):
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        self.words = load_file(Path(folder, "model.safetensors"))["words"].to(self.device, getattr(torch, dtype))

    def embed(self, text):
        return self.words[torch.tensor(list(text.encode()), device=self.device)].mean(0)

    def decide_many(self, state, questions, category=None):
        read = self.embed(str(state))
        answers = []
        for question in questions:
            options = [str(name) for name in question.get("crit") or []] if question["t"] == "choice" else ["false", "true"]
            scores = torch.stack([self.embed(f"{question} {option}") @ read for option in options])
            chances = dict(zip(options, scores.softmax(0).tolist()))
            tokens = len(str(state)) + len(str(question))
            answers.append({"probabilities": chances, "input_tokens": tokens, "head_tokens": len(str(question))})
        return answers
"""

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
(folder / "jev_style_decision.py").write_text(PROGRAM)
(folder / "config.json").write_text(json.dumps({"model_type": "qwen3_5_text"}))
save_file({"words": torch.randn(256, 32)}, folder / "model.safetensors")
