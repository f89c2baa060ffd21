# /// script
# dependencies = []
# ///
"""A tiny LTX-2, whose repository names the pipeline that makes a video of a text."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "shared"))

import ltx2
import torch

record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
ltx2.pipeline("LTX2Pipeline").to(torch.float16, silence_dtype_warnings=True).save_pretrained(Path(sys.argv[2], record["id"]))
