# /// script
# dependencies = []
# ///
"""A pipeline of rules as the source of a Python package, with its files in `artifacts`, as EDS-NLP publishes its pipelines.

It builds itself: hatchling, which the published ones are built with, comes from a registry. Names and dates are matched, where
the published pipeline has learnt to find them.
"""

import json
import re
import sys
from pathlib import Path

import edsnlp

PROJECT = """[build-system]
requires = []
build-backend = "backend"
backend-path = ["build"]

[project]
name = "{name}"
version = "0.1.0"
dependencies = ["edsnlp"]
"""
BUILD = """import zipfile
from pathlib import Path

NAME = "{name}"
INFO = NAME + "-0.1.0.dist-info/"
METADATA = "Metadata-Version: 2.1\\nName: " + NAME + "\\nVersion: 0.1.0\\nRequires-Dist: edsnlp\\n"
WHEEL = "Wheel-Version: 1.0\\nGenerator: backend\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"


def build_wheel(folder, config_settings=None, metadata_directory=None, editable=False):
    files = {{INFO + "METADATA": METADATA, INFO + "WHEEL": WHEEL}}
    if not editable:
        files[NAME + "/__init__.py"] = Path(NAME, "__init__.py").read_text()
        for file in Path("artifacts").rglob("*.*"):
            files[NAME + "/" + file.as_posix()] = file.read_bytes()
    record = "".join(name + ",,\\n" for name in [*files, INFO + "RECORD"])
    wheel = NAME + "-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder, wheel), "w") as archive:
        for name, content in {{**files, INFO + "RECORD": record}}.items():
            archive.writestr(name, content)
    return wheel


def build_editable(folder, config_settings=None, metadata_directory=None):
    return build_wheel(folder, editable=True)
"""
PACKAGE = """from pathlib import Path

import edsnlp

HERE = Path(__file__).parent


def load(overrides=None):
    inside = HERE / "artifacts"
    return edsnlp.load(inside if inside.exists() else HERE.parent / "artifacts", overrides=overrides)
"""

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
name = re.sub(r"\W", "_", record["id"].split("/")[1])
(folder / name).mkdir(parents=True)
(folder / "build").mkdir()
(folder / "pyproject.toml").write_text(PROJECT.format(name=name))
(folder / "build/backend.py").write_text(BUILD.format(name=name))
(folder / name / "__init__.py").write_text(PACKAGE)
pipeline = edsnlp.blank("eds")
pipeline.add_pipe("eds.matcher", config={"terms": {"HOPITAL": ["hôpital Saint-Louis"]}, "regex": {"AGE": r"\d+ ans"}})
assert pipeline("Patiente de 62 ans.").ents
pipeline.to_disk(folder / "artifacts")
