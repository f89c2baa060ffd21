"""Prints, as JSON, architectures of models that a package names, read in its sources: nothing is imported.

Usage: architectures.py keys <module> <table> …: the keys of these dictionaries; architectures.py words <folder> <name> …: those of
the names that stand in a module of the folder.
"""

import ast
import json
import re
import sys
from pathlib import Path

mode, place, *asked = sys.argv[1:]


def keys_of(module, tables):
    """The texts that are keys of dictionaries of a module, by their names."""
    for node in ast.parse(module.read_text()).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(getattr(target, "id", None) in tables for target in targets) and isinstance(node.value, ast.Dict):
            yield from (key.value for key in node.value.keys if isinstance(key, ast.Constant))


def words_of(folder):
    """The words of all modules in a folder."""
    return {word for file in folder.rglob("*.py") for word in re.findall(r"\w+", file.read_text())}


found = keys_of(Path(place), asked) if mode == "keys" else set(asked) & words_of(Path(place))
print(json.dumps(sorted(found)))
