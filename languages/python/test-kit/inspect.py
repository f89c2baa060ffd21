"""Reads files of Python, one a line as a JSON string, and answers each with what the parser sees, as one line of JSON."""

import ast
import json
import sys


def inspect(code):
    shape, literals, names = [], [], []

    def visit(value):
        if isinstance(value, ast.Constant):
            shape.append("constant " + type(value.value).__name__)
            if isinstance(value.value, str):
                literals.append(value.value)
            else:
                shape.append(repr(value.value))
        elif isinstance(value, ast.AST):
            shape.append(type(value).__name__)
            for _, field in ast.iter_fields(value):
                visit(field)
            shape.append(")")
        elif isinstance(value, list):
            shape.append(str(len(value)))
            for item in value:
                visit(item)
        elif isinstance(value, str):
            names.append(value)

    # Bytes, so that a comment which declares an encoding counts, as it does in a file.
    visit(ast.parse(code.encode("utf-8")))
    return {"shape": " ".join(shape), "literals": literals, "names": names}


for line in sys.stdin:
    try:
        answer = inspect(json.loads(line))
    except Exception as error:
        answer = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(answer), flush=True)
