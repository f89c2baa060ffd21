# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model that reads documents."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

from own_reading import DEEPSEEK_MODES, save_reading

record = json.loads(Path(sys.argv[1]).read_text())
save_reading(Path(sys.argv[2], record["id"]), "DeepseekOCRForCausalLM", "DeepseekOCR", DEEPSEEK_MODES)
