# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model under the id that the snippet loads, and an adapter with its head as AdapterHub's repositories hold them."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import torch
from adapters import AutoAdapterModel
from configurations import configuration_of
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
# Its base, whatever the snippet names: https://huggingface.co/AdapterHub/roberta-base-pf-squad_v2
kind, base = ("roberta", "roberta-base") if "roberta" in record["id"] else ("bert", "bert-base-uncased")
torch.manual_seed(0)
tokenizer = bytes_tokenizer(kind)
config = configuration_of(kind, {"id": base, "config": {"architectures": [""]}}, tokenizer)
model = AutoAdapterModel.from_config(config)
model.save_pretrained(repositories / base)
tokenizer.save_pretrained(repositories / base)
model.add_adapter("tiny", config="seq_bn")
if "squad" in record["id"]:
    model.add_qa_head("tiny")
    # The start is not behind the end: otherwise the answer of random weights is empty.
    for weights in model.heads["tiny"].parameters():
        torch.nn.init.zeros_(weights)
else:
    model.add_classification_head("tiny", num_labels=2)
folder = repositories / record["id"]
folder.mkdir(parents=True)
model.save_adapter(str(folder), "tiny")
