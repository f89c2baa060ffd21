"""Walks one snippet and checks its imports, attributes and keyword arguments."""

import ast
import sys

from calls import name_of, signatures_of
from infer import NOTHING, Bound, Inference, Instance, Many
from report import Report
from resolve import ClassThing, ModuleThing, Unknown
from signature import fit

BUILT_IN = set(sys.stdlib_module_names)


class Snippet(ast.NodeVisitor):
    """Reads a snippet from top to bottom; env holds what each name is."""

    def __init__(self, world):
        self.world = world
        self.inference = Inference(world)
        self.report = Report()
        self.env = {}

    def check(self, text):
        """Checks a snippet's source; returns the Report."""
        self.visit(ast.parse(text))
        return self.report

    def fail(self, line, sentence, module):
        """Reports a failure; module is where the name was looked for."""
        entry = [line, sentence, module.split(".")[0]]
        if entry not in self.report.failures:
            self.report.failures.append(entry)

    def unchecked(self, node, reason):
        entry = [node.lineno, reason]
        if reason != NOTHING.reason and entry not in self.report.unchecked:
            self.report.unchecked.append(entry)

    def _locate(self, node, name):
        """Follows a dotted module name; returns whether it is there, after having reported."""
        self.report.modules.add(name.split(".")[0])
        for end in range(1, name.count(".") + 2):
            part = ".".join(name.split(".")[:end])
            if self.world.finder.find(part) is None:
                outer = self.world.finder.find(part.rpartition(".")[0]) if end > 1 else None
                if outer is None or outer.kind == "namespace":
                    self.unchecked(node, f"module {part} is in none of the packages")
                    return False
                return self._missing_module(node, part, name)
        self.report.imports.add(name)
        return True

    def _missing_module(self, node, part, name):
        outer, _, last = part.rpartition(".")
        found = self.world.lookup(outer, last)
        if isinstance(found, Unknown):
            self.unchecked(node, found.reason)
        elif isinstance(found, ModuleThing):
            return self._locate(node, found.name + name[len(part) :])
        else:
            self.fail(node.lineno, f"there is no module {part}", name)
        return False

    def visit_Import(self, node):
        for one in node.names:
            first = one.name.split(".")[0]
            bound = one.asname or first
            self.env[bound] = NOTHING
            if first not in BUILT_IN and self._locate(node, one.name):
                self.env[bound] = ModuleThing(one.name if one.asname else first)

    def visit_ImportFrom(self, node):
        if node.level or node.module.split(".")[0] in BUILT_IN:
            return
        there = self._locate(node, node.module)
        for one in node.names:
            bound = one.asname or one.name
            self.env[bound] = NOTHING
            if there:
                self.env[bound] = self._imported(node, node.module, one.name)

    def _imported(self, node, module, name):
        found = self.inference.attribute(ModuleThing(module), name)
        raw = self.world.lookup(module, name)
        if raw is None:
            self.fail(node.lineno, f"module {module} has no {name}", module)
        elif isinstance(raw, Unknown):
            self.unchecked(node, raw.reason)
        else:
            self.report.imports.add(f"{module}.{name}")
        return NOTHING if found is None else found

    def generic_visit(self, node):
        if isinstance(node, ast.expr):
            self.type_of(node)
            return
        super().generic_visit(node)

    def visit_Assign(self, node):
        thing = self.type_of(node.value)
        for target in node.targets:
            self.bind(target, thing)

    def visit_AnnAssign(self, node):
        if node.value is not None:
            self.bind(node.target, self.type_of(node.value))

    def visit_For(self, node):
        thing = self.type_of(node.iter)
        self.bind(node.target, thing.item if isinstance(thing, Many) and thing.item else NOTHING)
        for one in node.body + node.orelse:
            self.visit(one)

    def visit_With(self, node):
        for item in node.items:
            thing = self.type_of(item.context_expr)
            if item.optional_vars is not None:
                self.bind(item.optional_vars, self._entered(thing))
        for one in node.body:
            self.visit(one)

    def _entered(self, thing):
        if not isinstance(thing, Instance):
            return NOTHING
        enter = self.inference.attribute(thing, "__enter__")
        return self.inference.result(enter) if isinstance(enter, Bound) else NOTHING

    def visit_FunctionDef(self, node):
        outer = dict(self.env)
        for one in ast.walk(node.args):
            if isinstance(one, ast.arg):
                self.env[one.arg] = NOTHING
        for one in node.body:
            self.visit(one)
        self.env = {**outer, node.name: NOTHING}

    def visit_ClassDef(self, node):
        self.env[node.name] = NOTHING
        for one in node.bases:
            self.type_of(one)
        for one in node.body:
            self.visit(one)

    def bind(self, target, thing):
        """Gives a target what was assigned; attributes and items of objects are not followed."""
        if isinstance(target, ast.Name):
            self.env[target.id] = thing
        elif isinstance(target, (ast.Tuple, ast.List)):
            parts = thing.parts if isinstance(thing, Many) else ()
            for index, one in enumerate(target.elts):
                same = parts[index] if len(parts) == len(target.elts) else NOTHING
                self.bind(one, same)
        else:
            self.type_of(getattr(target, "value", target))

    def type_of(self, node):
        """What an expression is; checks everything inside it on the way."""
        if isinstance(node, ast.Name):
            return self.env.get(node.id, NOTHING)
        if isinstance(node, ast.Attribute):
            return self._attribute(node)
        if isinstance(node, ast.Call):
            return self._call(node)
        if isinstance(node, ast.Await):
            return self.type_of(node.value)
        if isinstance(node, ast.Subscript):
            return self._item(node)
        if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp)):
            return self._comprehension(node)
        if isinstance(node, ast.Lambda):
            return NOTHING
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                self.type_of(child)
        return NOTHING

    def _item(self, node):
        thing = self.type_of(node.value)
        self.type_of(node.slice)
        if isinstance(thing, Many) and not isinstance(node.slice, ast.Slice):
            index = node.slice.value if isinstance(node.slice, ast.Constant) else None
            if thing.parts and isinstance(index, int) and index < len(thing.parts):
                return thing.parts[index]
            return thing.item if thing.item and not thing.parts else NOTHING
        return thing if isinstance(thing, Many) else NOTHING

    def _comprehension(self, node):
        outer = dict(self.env)
        for one in node.generators:
            thing = self.type_of(one.iter)
            self.bind(one.target, thing.item if isinstance(thing, Many) and thing.item else NOTHING)
        items = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        things = [self.type_of(one) for one in items]
        self.env = outer
        return Many(things[0]) if isinstance(node, ast.ListComp) else NOTHING

    def _attribute(self, node):
        thing = self.type_of(node.value)
        found = self.inference.attribute(thing, node.attr)
        if isinstance(thing, ModuleThing):
            return self._imported(node, thing.name, node.attr)
        if found is None:
            owner = thing.cls if isinstance(thing, Instance) else thing
            self.fail(node.lineno, f"{owner.label} has no {node.attr}", owner.module)
            return NOTHING
        if isinstance(found, Unknown):
            self.report.doubts.append([node.lineno, node.attr])
        elif isinstance(thing, (Instance, ClassThing)):
            self.report.imports.add(f"{(thing.cls if isinstance(thing, Instance) else thing).label}.{node.attr}")
        return found

    def _call(self, node):
        thing = self.type_of(node.func)
        for one in node.args:
            self.type_of(one.value if isinstance(one, ast.Starred) else one)
        for one in node.keywords:
            self.type_of(one.value)
        for name, how in self._checked(node, thing):
            label = name_of(thing)
            if how == "found":
                self.report.keywords.add(f"{label}({name})")
            else:
                self.report.accepted.append([node.lineno, label, name])
        return self.inference.result(thing)

    def _checked(self, node, thing):
        """The keywords of a call that fit, each found by name or accepted by **; misfits are reported."""
        signatures, sure = signatures_of(self.inference, thing)
        fits = [fit(one, node) for one in signatures]
        if not fits:
            return []
        good, bad = min(fits, key=lambda one: len(one[1]))
        # A subclass may give defaults to what its base class requires.
        exact = not (isinstance(thing, Bound) and isinstance(thing.owner, Instance) and not thing.owner.exact)
        for line, sentence in bad:
            if sure and (exact or "has no parameter" in sentence):
                self.fail(line, f"{name_of(thing)} {sentence}", name_of(thing))
            else:
                self.unchecked(node, f"a subclass or decorator may change the parameters of {name_of(thing)}")
        return good
