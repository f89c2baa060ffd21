# /// script
# dependencies = ["pyarrow", "pylance", "pyyaml", "duckdb-extension-httpfs==1.5.5"]
# constraints = ["duckdb==1.5.5"]
# parts = ["datasets"]
# ///
"""The tiny data set, and DuckDB's extension httpfs where DuckDB downloads it: of the newest release of DuckDB no package registry has it."""

import gzip
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

runpy.run_path(str(Path(__file__).with_name("datasets.py")), run_name="__main__")

RELEASE = "v1.5.5"
FILE = "httpfs.duckdb_extension"
packed = Path(find_spec("duckdb_extension_httpfs").origin).parent / "extensions" / RELEASE / FILE
served = Path(sys.argv[2]) / "extensions.duckdb.org" / RELEASE / "linux_amd64" / f"{FILE}.gz"
served.parent.mkdir(parents=True)
served.write_bytes(gzip.compress(packed.read_bytes(), 1))
