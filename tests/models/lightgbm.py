# /// script
# dependencies = []
# ///
"""Two small trees over columns with names."""

import json
import sys
from pathlib import Path

import lightgbm
import numpy

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
random = numpy.random.default_rng(0)
rows = random.random((200, 3))
table = lightgbm.Dataset(rows, rows.sum(axis=1), feature_name=["wind", "load", "hour"])
settings = {"objective": "regression", "num_leaves": 4, "verbose": -1}
booster = lightgbm.train(settings, table, num_boost_round=2)
booster.save_model(folder / "model.txt")
