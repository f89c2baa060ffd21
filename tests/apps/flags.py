"""Prints, as JSON, the flags and names that the parsers of arguments in some files of a package know, read by ast.

Usage: flags.py <file or folder> …; nothing is imported. A flag is the first text of a call of add_argument, or the name of a
field of a class whose fields become flags (FIELDS); a name is every other text of one word, such as that of a sub-command.
"""

import ast
import json
import sys
from pathlib import Path

FIELDS = {"ServerArgs", "EngineArgs", "AsyncEngineArgs", "FrontendArgs", "BaseFrontendArgs"}
flags, names = set(), set()

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
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                names.add(node.value)

print(json.dumps({"flags": sorted(flags), "names": sorted(names)}))
