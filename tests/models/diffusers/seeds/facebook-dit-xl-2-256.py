# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The names of its classes stand in the index of the pipeline, as the repository has them; what Diffusers writes leaves them out."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main

index = main.own / "model_index.json"
index.write_text(json.dumps({**json.loads(index.read_text()), "id2label": {"207": "golden retriever, goldy"}}))
