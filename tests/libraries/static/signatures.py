"""Reads how the classes of a package are called, from its sources, without importing or executing them.

Arguments: the folder with the package, a module path below it such as diffusers/pipelines, and a base class. Prints a JSON
object. "choosers": classes that load another class in place of the one that a repository names, with that other class by the
one that is named. "classes": each public class that derives from the base, with the parameters of __call__ and what the
result holds:

- required: parameters without a default, and those whose default None neither the annotation allows, nor the documentation
  calls optional, nor the call itself asks for: it fails without them.
- oneOf: groups of which one must be given, since check_inputs raises when all of a group are None.
- optional: all parameters that are not required.
- output and attributes: the classes that __call__ says or is seen to return, and their fields; absent where none is seen.
"""

import ast
import json
import pathlib
import re
import sys

PLACE = ("self", "args", "kwargs")


def read_classes(folder):
    """Every class below a folder by its name; where two have one name, the one that is not deprecated."""
    found = {}
    for path in sorted(folder.rglob("*.py"), key=lambda path: ("deprecated" in path.parts, str(path))):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, node)
    return found


def bases_of(node):
    return [ast.unparse(base).split(".")[-1] for base in node.bases]


def derives(name, base, classes):
    node = classes.get(name)
    return name == base or (node is not None and any(derives(one, base, classes) for one in bases_of(node)))


def method_of(name, method, classes):
    """The definition of a method in a class or, where it has none, in its bases."""
    node = classes.get(name)
    if node is None:
        return None
    for one in node.body:
        if isinstance(one, ast.FunctionDef) and one.name == method:
            return one
    return next((found for base in bases_of(node) if (found := method_of(base, method, classes))), None)


def allows_none(annotation):
    return annotation is None or re.search(r"\bNone\b|\bOptional\b", ast.unparse(annotation)) is not None


def asked_for(call):
    """The names that a call asks whether they are None, or true, and goes on."""
    for one in ast.walk(call):
        if isinstance(one, (ast.If, ast.IfExp)):
            body = one.body[0] if isinstance(one.body, list) else one.body
            if isinstance(body, ast.Raise):
                continue
            yield from [one.test.id] if isinstance(one.test, ast.Name) else nones_of(one.test) or []


def parameters_of(call):
    """(name, whether its default is None, whether the call fails without it) of each parameter."""
    handled = set(asked_for(call))
    documentation = ast.get_docstring(call) or ""
    args = call.args
    positional = args.posonlyargs + args.args
    defaults = [None] * (len(positional) - len(args.defaults)) + args.defaults
    for parameter, default in [*zip(positional, defaults), *zip(args.kwonlyargs, args.kw_defaults)]:
        if parameter.arg in PLACE:
            continue
        none = isinstance(default, ast.Constant) and default.value is None
        said = re.search(rf"^\s*`?{parameter.arg}`?\s*\(((?:.*?)\)?)\):?", documentation, re.MULTILINE)
        optional = said is None or "optional" in said[1] or "default" in said[1] or parameter.arg in handled
        fails = default is None or (none and not allows_none(parameter.annotation) and not optional)
        yield parameter.arg, none and parameter.arg not in handled, fails


def nones_of(test):
    """The names that a condition compares with None when it is nothing but such comparisons joined by `and`."""
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    names = []
    for part in parts:
        same = isinstance(part, ast.Compare) and isinstance(part.ops[0], ast.Is) and isinstance(part.left, ast.Name)
        if not same or ast.unparse(part.comparators[0]) != "None":
            return None
        names.append(part.left.id)
    return names


def groups_of(check, names):
    """Groups of parameters of which check_inputs, at its outermost level, refuses that all be None."""
    pending = list(check.body) if check else []
    for statement in pending:
        if not isinstance(statement, ast.If):
            continue
        missing = nones_of(statement.test)
        if missing and isinstance(statement.body[0], ast.Raise) and all(name in names for name in missing):
            yield sorted(missing)
        # What follows `elif` is in the list of the statement before it.
        if len(statement.orelse) == 1 and isinstance(statement.orelse[0], ast.If):
            pending.append(statement.orelse[0])


def fields_of(name, classes):
    node = classes.get(name)
    if node is None:
        return []
    own = [one.target.id for one in node.body if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)]
    return list(dict.fromkeys([*(field for base in bases_of(node) for field in fields_of(base, classes)), *own]))


def outputs_of(call, classes):
    """The classes of results: those of the annotation, else those that a return statement builds."""
    said = re.findall(r"\w+", ast.unparse(call.returns)) if call.returns else []
    built = [
        one.value.func.id
        for one in ast.walk(call)
        if isinstance(one, ast.Return) and isinstance(one.value, ast.Call) and isinstance(one.value.func, ast.Name)
    ]
    for names in (said, built):
        known = [name for name in dict.fromkeys(names) if derives(name, "BaseOutput", classes)]
        if known:
            return known
    return []


def describe(name, classes):
    call = method_of(name, "__call__", classes)
    parameters = list(parameters_of(call))
    names = [parameter for parameter, _, _ in parameters]
    absent = [parameter for parameter, none, _ in parameters if none]
    required = [parameter for parameter, _, fails in parameters if fails]
    groups = [*groups_of(method_of(name, "check_inputs", classes), absent)]
    one_of = [group for group in groups if not set(group) & set(required)]
    single = [group[0] for group in one_of if len(group) == 1]
    alternatives = [group for group in one_of if len(group) > 1]
    required = [one for one in names if one in required or one in single]
    outputs = outputs_of(call, classes)
    said = {"required": required, "oneOf": alternatives, "optional": [one for one in names if one not in required]}
    if call.args.kwarg:
        said["more"] = True
    if outputs:
        attributes = [field for output in outputs for field in fields_of(output, classes)]
        said |= {"output": outputs, "attributes": list(dict.fromkeys(attributes))}
    return said


def tables_of(tree):
    """The tables of a module that map words to classes, by their names: {"family": "Class"}."""
    tables = {}
    for node in tree.body:
        name = ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ""
        if name.endswith("_MAPPING"):
            pairs = [one.elts for one in ast.walk(node.value) if isinstance(one, ast.Tuple) and len(one.elts) == 2]
            tables[name] = {
                key.value: value.id for key, value in pairs if isinstance(key, ast.Constant) and isinstance(value, ast.Name)
            }
    return tables


def choosers_of(folder):
    """What each chooser loads: a class of one family is replaced by that of the same family in the chooser's own table."""
    found = {}
    for path in sorted(folder.glob("auto_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tables = tables_of(tree)
        families = {name: family for table in tables.values() for family, name in table.items()}
        for node in tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            own = next((tables[one.id] for one in ast.walk(node) if isinstance(one, ast.Name) and one.id in tables), {})
            chosen = {name: own[family] for name, family in sorted(families.items()) if family in own}
            if chosen:
                found[node.name] = chosen
    return found


def main():
    root, module, base = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    classes = read_classes(root / module)
    inits = [root / folder / "__init__.py" for folder in (module.split("/")[0], module)]
    public = "\n".join(path.read_text(encoding="utf-8") for path in inits)
    names = [
        name
        for name in sorted(classes)
        if name != base and derives(name, base, classes) and f'"{name}"' in public and method_of(name, "__call__", classes)
    ]
    described = {name: describe(name, classes) for name in names}
    json.dump({"choosers": choosers_of(root / module), "classes": described}, sys.stdout)


main()
