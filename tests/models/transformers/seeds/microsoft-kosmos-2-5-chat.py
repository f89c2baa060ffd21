# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Kosmos-2.5, as the one that is not for chats."""

import runpy
from pathlib import Path

runpy.run_path(str(Path(__file__).parent / "microsoft-kosmos-2-5.py"), run_name="__main__")
