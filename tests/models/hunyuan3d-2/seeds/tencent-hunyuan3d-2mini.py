# /// script
# dependencies = []
# parts = ["hunyuan3d-2"]
# ///
"""The model of the library's recipe in the folder of the small one, where nothing lies in the folder that is read by itself."""

import json
import runpy
import sys
from pathlib import Path

runpy.run_path(str(Path(__file__).parents[2] / "hunyuan3d-2.py"), run_name="__main__")
folder = Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"])
(folder / "hunyuan3d-dit-v2-0").rename(folder / "hunyuan3d-dit-v2-mini")
