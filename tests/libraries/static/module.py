"""What a module defines, read from its source: every name with the statements that bind it."""

import ast
from dataclasses import dataclass, field


@dataclass
class Binding:
    """One statement that binds a name. kind: def, class, value, import (module) or from (module, attribute)."""

    kind: str
    node: ast.AST | None = None
    module: str = ""
    attribute: str = ""
    # Bound only when an import failed (an except branch): used when nothing else binds the name.
    fallback: bool = False


@dataclass
class Module:
    """A module's names, its star imports, and what is known about names that it makes while it runs."""

    name: str
    package: bool
    bindings: dict = field(default_factory=dict)
    stars: list = field(default_factory=list)
    exported: list | None = None
    lazy: dict = field(default_factory=dict)
    strings: set = field(default_factory=set)
    dynamic: str = ""
    # The names that it makes while it runs are all written down: in a table or below `if TYPE_CHECKING`.
    listed: bool = False

    def ranked(self, name, fallback):
        """The bindings of a name inside or outside of except branches: definitions before values, the last first."""
        found = [one for one in reversed(self.bindings.get(name, [])) if one.fallback == fallback]
        return sorted(found, key=lambda one: one.kind == "value")


def absolute(module, package, level, target):
    """The absolute name of a relative import in a module."""
    if level == 0:
        return target or ""
    parts = module.split(".")
    keep = len(parts) - level + (1 if package else 0)
    return ".".join(parts[:keep] + ([target] if target else []))


def read_module(name, package, text):
    """Reads a module's source. Raises SyntaxError when this Python cannot parse it."""
    module = Module(name, package)
    tree = ast.parse(text)
    _Reader(module).block(tree.body, False)
    _find_lazy(module, tree)
    return module


class _Reader:
    def __init__(self, module):
        self.module = module

    def bind(self, name, binding):
        self.module.bindings.setdefault(name, []).append(binding)

    def block(self, body, fallback):
        for node in body:
            self.statement(node, fallback)

    def statement(self, node, fallback):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            self.bind(node.name, Binding("def", node, fallback=fallback))
        elif isinstance(node, ast.ClassDef):
            self.bind(node.name, Binding("class", node, fallback=fallback))
        elif isinstance(node, ast.Import):
            for one in node.names:
                bound = one.asname or one.name.split(".")[0]
                target = one.name if one.asname else bound
                self.bind(bound, Binding("import", node, target, fallback=fallback))
        elif isinstance(node, ast.ImportFrom):
            self.import_from(node, fallback)
        elif isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            self.assign(node, fallback)
        else:
            self.compound(node, fallback)

    def import_from(self, node, fallback):
        source = absolute(self.module.name, self.module.package, node.level, node.module)
        for one in node.names:
            if one.name == "*":
                self.module.stars.append((source, fallback))
            else:
                self.bind(one.asname or one.name, Binding("from", node, source, one.name, fallback))

    def assign(self, node, fallback):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            for leaf in ast.walk(target):
                if isinstance(leaf, ast.Name):
                    self.bind(leaf.id, Binding("value", node, fallback=fallback))
                    if leaf.id == "__all__":
                        self.export(node)

    def export(self, node):
        if node.value is None:
            return
        listed = [
            leaf.value
            for leaf in ast.walk(node.value)
            if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)
        ]
        literal = isinstance(node.value, (ast.List, ast.Tuple))
        if isinstance(node, ast.AugAssign) or literal:
            self.module.exported = (self.module.exported or []) + listed
        if not literal:
            self.module.dynamic = self.module.dynamic or "its __all__ is computed"

    def compound(self, node, fallback):
        for name in ("body", "orelse", "finalbody"):
            self.block(getattr(node, name, []) or [], fallback)
        for handler in getattr(node, "handlers", []) or []:
            self.block(handler.body, True)
        for case in getattr(node, "cases", []) or []:
            self.block(case.body, fallback)
        for item in getattr(node, "items", []) if isinstance(node, (ast.With, ast.AsyncWith)) else []:
            for leaf in ast.walk(item.optional_vars) if item.optional_vars else []:
                if isinstance(leaf, ast.Name):
                    self.bind(leaf.id, Binding("value", item, fallback=fallback))
        if isinstance(node, (ast.For, ast.AsyncFor)):
            for leaf in ast.walk(node.target):
                if isinstance(leaf, ast.Name):
                    self.bind(leaf.id, Binding("value", node, fallback=fallback))


_DYNAMIC_CALLS = {"setattr", "exec", "define_import_structure", "attach", "attach_stub"}


def _running(tree):
    """The nodes that run when the module is loaded, and those of its own __getattr__."""
    pending = [tree]
    while pending:
        node = pending.pop()
        yield node
        inner = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda))
        if not inner or getattr(node, "name", "") == "__getattr__":
            pending.extend(ast.iter_child_nodes(node))


def _find_lazy(module, tree):
    """Fills the table of names that are imported on first use, and says whether names may appear while running."""
    if "__getattr__" in module.bindings:
        module.dynamic = "it has a __getattr__"
    for node in _running(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            module.strings.add(node.value)
        elif isinstance(node, ast.Dict):
            _read_table(module, node)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            module.listed = module.listed or any(isinstance(leaf, ast.ImportFrom) for leaf in ast.walk(node))
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value) in ("sys.modules", "globals()"):
            if isinstance(node.ctx, ast.Store):
                module.dynamic = module.dynamic or "it replaces itself while loading"
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            own = called == "setattr" and node.args and "__name__" not in ast.unparse(node.args[0])
            inner = called == "update" and "globals()" in ast.unparse(node.func)
            _read_addition(module, node)
            if (called in _DYNAMIC_CALLS and not own) or inner:
                module.dynamic = module.dynamic or f"it calls {called}"
    module.listed = module.listed or bool(module.lazy)


def _read_addition(module, node):
    """Reads table["submodule"].append("Name") and .extend([...])."""
    func = node.func
    if not (
        isinstance(func, ast.Attribute) and func.attr in ("append", "extend") and isinstance(func.value, ast.Subscript)
    ):
        return
    key = func.value.slice
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        for leaf in (leaf for one in node.args for leaf in ast.walk(one)):
            if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                module.lazy.setdefault(leaf.value, (_inner(module, key.value), leaf.value))


def _read_table(module, node):
    for key, value in zip(node.keys, node.values):
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            continue
        words = [leaf.value for leaf in getattr(value, "elts", []) if isinstance(leaf, ast.Constant)]
        words = [word for word in words if isinstance(word, str)]
        if isinstance(value, ast.List):
            for word in words:
                module.lazy.setdefault(word, (_inner(module, key.value), word))
        elif isinstance(value, ast.Tuple) and len(words) == 2:
            module.lazy.setdefault(key.value, (_inner(module, words[0]), words[1]))
        elif isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value.isascii():
            path, _, attribute = value.value.partition(":")
            if all(part.isidentifier() for part in path.strip(".").split(".")):
                module.lazy.setdefault(key.value, (_inner(module, path), attribute or key.value))


def _inner(module, path):
    if path.startswith("."):
        return absolute(module.name, module.package, len(path) - len(path.lstrip(".")), path.lstrip("."))
    if path.split(".")[0] == module.name.split(".")[0]:
        return path
    return f"{module.name}.{path}"
