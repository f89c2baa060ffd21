# /// script
# dependencies = []
# parts = ["setfit"]
# ///
"""The same as for the half that finds aspects: the snippet loads both."""

import runpy
from pathlib import Path

HERE = Path(__file__)
runpy.run_path(str(HERE.with_name(HERE.name.replace("-polarity", "-aspect"))), run_name="__main__")
