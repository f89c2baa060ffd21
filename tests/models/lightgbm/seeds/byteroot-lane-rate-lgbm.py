# /// script
# dependencies = []
# ///
"""A regressor of LightGBM over columns without names, as joblib writes it."""

import json
import sys
from pathlib import Path

import joblib
import lightgbm
import numpy

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
rows = numpy.random.default_rng(0).random((200, 3))
model = lightgbm.LGBMRegressor(n_estimators=2, num_leaves=4, verbose=-1).fit(rows, rows.sum(axis=1))
joblib.dump(model, folder / "model.joblib")
