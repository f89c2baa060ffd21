# /// script
# dependencies = []
# ///
"""Two small trees over columns with names."""

import json
import sys
from pathlib import Path

import numpy
import xgboost

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
random = numpy.random.default_rng(0)
rows = random.random((64, 4))
table = xgboost.DMatrix(rows, rows.sum(axis=1), feature_names=["rain", "drainage", "slope", "forest"])
booster = xgboost.train({"max_depth": 2, "seed": 0}, table, num_boost_round=2)
booster.save_model(folder / "model.json")
