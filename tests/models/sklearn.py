# /// script
# dependencies = ["skops", "joblib"]
# ///
"""A decision tree of three points, saved under the name that the snippet downloads, as joblib or skops."""

import json
import re
import sys
from pathlib import Path

import joblib
import skops.io
from sklearn.tree import DecisionTreeClassifier

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
name = re.search(r'hf_hub_download\("[^"]+", "([^"]+)"\)', Path(sys.argv[3]).read_text())[1]
model = DecisionTreeClassifier(max_depth=2).fit([[0.0, 1.0], [1.0, 0.0], [2.0, 2.0]], [0, 1, 1])
(skops.io.dump if name.endswith(".skops") else joblib.dump)(model, folder / name)
