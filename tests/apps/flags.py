"""Prints, as JSON, the flags and names that the parsers of arguments in some files of a package know, read by ast.

Usage: flags.py <file or folder> …; nothing is imported. A flag is the first text of a call of add_argument, or the name of a
field of a class whose fields become flags (FIELDS), or one that is annotated as a flag, A[type, help], with its aliases; a
name is every other text of one word, such as that of a sub-command.
"""

import ast
import json
import sys
from pathlib import Path

FIELDS = {"ServerArgs", "EngineArgs", "AsyncEngineArgs", "FrontendArgs", "BaseFrontendArgs"}
flags, names = set(), set()


def flags_of(field):
    """The flags of an annotated field of a class; none for one that is set otherwise."""
    note = field.annotation
    if not (isinstance(note, ast.Subscript) and isinstance(note.value, ast.Name) and note.value.id == "A"):
        return
    found = {"--" + field.target.id.replace("_", "-")}
    for item in ast.walk(note.slice):
        if isinstance(item, ast.keyword) and item.arg == "no_cli":
            return
        if isinstance(item, ast.keyword) and item.arg == "aliases" and isinstance(item.value, ast.List):
            found.update(alias.value for alias in item.value.elts if isinstance(alias, ast.Constant))
    flags.update(found)


for start in map(Path, sys.argv[1:]):
    files = [start] if start.is_file() else sorted(start.rglob("*.py"))
    for file in files:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "add_argument":
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
                flags.update(text for text in texts if text.startswith("--"))
            elif isinstance(node, ast.ClassDef) and node.name in FIELDS:
                targets = [item.target for item in node.body if isinstance(item, ast.AnnAssign)]
                fields = [target.id for target in targets if isinstance(target, ast.Name)]
                flags.update("--" + name.replace("_", "-") for name in fields)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                flags_of(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                names.add(node.value)

print(json.dumps({"flags": sorted(flags), "names": sorted(names)}))
