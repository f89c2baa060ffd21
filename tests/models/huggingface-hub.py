# /// script
# dependencies = []
# ///
"""A repository with the files that the seed lists and the snippet names: the snippet downloads them and no more."""

import json
import re
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
listed = [sibling["rfilename"] for sibling in record.get("siblings", [])]
named = re.findall(r'filename="([^"]+)"', Path(sys.argv[3]).read_text())
for name in dict.fromkeys([*listed, *named, "README.md"]):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"GGUF" if name.endswith(".gguf") else b"{}" if name.endswith(".json") else b"\n")
