# /// script
# dependencies = ["pandas"]
# parts = ["transformers"]
# ///
"""A tiny TAPAS with random weights that also says what is to be made of the cells that it chooses, as questions of WTQ ask."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from configurations import configuration_of
from preprocessors import save_preprocessors
from texts import tokenizer_of

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = tokenizer_of("tapas", folder, Path(sys.argv[3]).read_text())
config = configuration_of("tapas", record, tokenizer)
# https://huggingface.co/docs/transformers/model_doc/tapas: the four operators of the weakly supervised setting
config.num_aggregation_labels = 4
config.aggregation_labels = dict(enumerate(["NONE", "SUM", "AVERAGE", "COUNT"]))
model = transformers.TapasForQuestionAnswering(config)
# Random weights choose no cell: here each is chosen, so that the loop of a snippet runs.
torch.nn.init.constant_(model.output_bias, 20.0)
model.save_pretrained(folder)
save_preprocessors("tapas", config, tokenizer, folder)
