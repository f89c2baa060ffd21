# /// script
# dependencies = []
# ///
"""A small model of the seed's kind, with its weights and the configuration that ZeroModels writes beside them."""

import json
import os
import sys
from pathlib import Path

os.environ["KERAS_BACKEND"] = "jax"

import keras
from zeromodels.auto import AutoZMDetect
from zeromodels.conversion.zm_config import write_zm_config
from zeromodels.models.bert import BertConfig, BertMaskedLM
from zeromodels.models.detr import DetrConfig

BERT = {"vocab_size": 64, "embed_dim": 16, "num_layers": 1, "num_heads": 2, "mlp_dim": 16, "max_position_embeddings": 32}
# The network of pictures below it has one size.
DETR = {
    "hidden_dim": 16, "num_heads": 2, "num_encoder_layers": 1, "num_decoder_layers": 1, "dim_feedforward": 16,
    "num_queries": 4, "image_size": 64,
}  # fmt: skip

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
keras.utils.set_random_seed(0)
detects = "object-detection" in record["tags"]
config = DetrConfig(**DETR) if detects else BertConfig(**BERT)
# Of BERT the whole is published, with the pooler; what is loaded is a part of it.
model = AutoZMDetect.from_config(config) if detects else BertMaskedLM(config, add_pooler=True)
model.save_weights(folder / "model.weights.h5")
write_zm_config(str(folder), type(model), folder.name, config, weight_dtype="float32")
