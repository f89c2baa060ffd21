# /// script
# dependencies = []
# requires-python = "<3.13"
# ///
"""A regression over an XLM-RoBERTa of one layer, and over its source alone where the name says so.

The encoder stands in a repository of its own, as in COMET's checkpoints: they name it for its tokenizer.
"""

import json
import sys
from pathlib import Path

import torch
import yaml
from comet.models import ReferencelessRegression, RegressionMetric
from tokenizers import Tokenizer, models, pre_tokenizers, processors
from transformers import XLMRobertaConfig, XLMRobertaModel, XLMRobertaTokenizerFast

SIZE = 16
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(folder / "checkpoints").mkdir(parents=True)
encoder = Path(sys.argv[2], "FacebookAI/xlm-roberta-large")

special = ["<s>", "<pad>", "</s>", "<unk>"]
pieces = [(piece, 0.0) for piece in special] + [(chr(code), -5.0) for code in range(33, 256)] + [("▁", -3.0)]
tokenizer = Tokenizer(models.Unigram(pieces, unk_id=3))
tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
tokenizer.post_processor = processors.TemplateProcessing(
    single="<s> $A </s>", pair="<s> $A </s> </s> $B </s>", special_tokens=[("<s>", 0), ("</s>", 2)]
)
XLMRobertaTokenizerFast(tokenizer_object=tokenizer, model_max_length=128).save_pretrained(encoder)
sizes = {"hidden_size": SIZE, "num_attention_heads": 2, "intermediate_size": SIZE, "num_hidden_layers": 1}
config = XLMRobertaConfig(vocab_size=len(pieces), **sizes, max_position_embeddings=130, type_vocab_size=1)
XLMRobertaModel(config).save_pretrained(encoder)

is_alone = "kiwi" in record["id"].lower()
chosen = ReferencelessRegression if is_alone else RegressionMetric
model = chosen(
    pretrained_model=str(encoder),
    **{"hidden_sizes": [SIZE], "layer_norm": False, "validation_data": ["data.csv"]},
)
parameters = {**model.hparams, "pretrained_model": "FacebookAI/xlm-roberta-large"}
parameters["class_identifier"] = "referenceless_regression_metric" if is_alone else "regression_metric"
(folder / "hparams.yaml").write_text(yaml.safe_dump(parameters))
kept = {key: value for key, value in parameters.items() if key != "class_identifier"}
checkpoint = {"state_dict": model.state_dict(), "hyper_parameters": kept, "pytorch-lightning_version": "2.0.0"}
torch.save(checkpoint, folder / "checkpoints/model.ckpt")
