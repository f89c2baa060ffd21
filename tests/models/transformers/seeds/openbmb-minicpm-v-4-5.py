# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model that chats about pictures."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

from own_chat import save_chat

record = json.loads(Path(sys.argv[1]).read_text())
save_chat(Path(sys.argv[2], record["id"]), "MiniCPMV", "minicpmv", {})
