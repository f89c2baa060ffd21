# /// script
# dependencies = []
# ///
"""A classifier of XGBoost over columns without names, as joblib writes it."""

import json
import sys
from pathlib import Path

import joblib
import numpy
import xgboost

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
rows = numpy.random.default_rng(0).random((64, 4))
model = xgboost.XGBClassifier(n_estimators=2, max_depth=2).fit(rows, rows.sum(axis=1) > 2)
joblib.dump(model, folder / "xgboost_model.pkl")
