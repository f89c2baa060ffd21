# /// script
# dependencies = []
# ///
"""A tiny Informer with random weights, of three series, with two features of each moment."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
lengths = {"prediction_length": 4, "context_length": 8, "lags_sequence": [1, 2, 12], "num_parallel_samples": 5}
features = {"num_time_features": 2, "num_static_categorical_features": 1, "cardinality": [3], "embedding_dimension": [2]}
config = transformers.InformerConfig(d_model=16, **lengths, **features)
transformers.InformerForPrediction(config).save_pretrained(Path(sys.argv[2]) / record["id"])
