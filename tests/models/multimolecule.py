# /// script
# dependencies = []
# ///
"""A small model of the seed's kind by multimolecule's own classes, and the tokenizer of its alphabet."""

import json
import sys
from pathlib import Path

import multimolecule
import torch

# ERNIE-RNA reads the secondary structure from its sixth head.
TRANSFORMER = {"hidden_size": 48, "num_hidden_layers": 2, "num_attention_heads": 6, "intermediate_size": 37}
# By the name of the repository: the family of classes, the class of the model, sizes.
MODELS = {
    "ernierna-ss": ("ErnieRna", "ForSecondaryStructurePrediction", TRANSFORMER, {}),
    "rnafm": ("RnaFm", "ForMaskedLM", TRANSFORMER, {}),
    "spliceai": ("SpliceAi", "Model", {"hidden_size": 8, "context": 80}, {"alphabet": "streamline"}),
}

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
family, end, sizes, words = MODELS[record["id"].split("/")[1]]
torch.manual_seed(0)
tokenizer = multimolecule.RnaTokenizer(**words)
config = getattr(multimolecule, f"{family}Config")(**sizes, vocab_size=tokenizer.vocab_size)
getattr(multimolecule, f"{family}{end}")(config).save_pretrained(folder)
tokenizer.save_pretrained(folder)
