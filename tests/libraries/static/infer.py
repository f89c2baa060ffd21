"""Simple inference: what an expression of a snippet, or the result of a call, is."""

import ast
import json
import pathlib
from dataclasses import dataclass

from classes import Classes, Method, dotted
from resolve import ClassThing, FunctionThing, ModuleThing, Unknown, ValueThing

LISTS = ("list", "List", "Sequence", "Iterable", "Iterator", "Generator", "Collection", "deque", "set")
WRAPPERS = ("Optional", "Annotated", "Final", "Union")
SAME = ("Self", "T", "Self@")
# Methods that return the object itself.
FLUENT = ("eval", "to", "cuda", "cpu", "half", "train", "float", "bfloat16", "requires_grad_")


@dataclass(frozen=True, eq=False)
class Instance:
    """An object of a class; exact is false when it may belong to a subclass, made says that the class made it."""

    cls: ClassThing
    exact: bool = True
    made: bool = False


@dataclass(frozen=True, eq=False)
class Many:
    """A list or iterator of things; parts holds one thing each for a tuple."""

    item: object = None
    parts: tuple = ()


@dataclass(frozen=True, eq=False)
class Bound:
    """A method, with the object or class that it was taken from."""

    method: Method
    owner: object


NOTHING = Unknown("its type is not known")
# Class and static methods with such names make an object of the class, whatever they look like inside.
FACTORIES = ("from_", "load", "get_pretrained", "restore_from")
# Functions whose result depends on the model: function → the class that all of the results have in common.
RESULTS = json.loads((pathlib.Path(__file__).parent / "results.json").read_text("utf-8"))


class Inference:
    """Types of results, from annotations and return statements."""

    def __init__(self, world):
        self.world = world
        self.classes = Classes(world)
        self.depth = 0

    def annotation(self, module, node, owner=None):
        """The thing that an annotation names: an Instance, Many or Unknown."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                node = ast.parse(node.value, mode="eval").body
            except SyntaxError:
                return NOTHING
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return self._either(module, [node.left, node.right], owner)
        if isinstance(node, ast.Subscript):
            return self._subscripted(module, node, owner)
        name = dotted(node)
        if name.split(".")[-1] in SAME and owner is not None:
            return Instance(owner, False)
        found = self.classes.thing(module, name) if name else None
        # Only of records is it sure that no subclass is meant.
        return Instance(found, self.classes.is_record(found)) if isinstance(found, ClassThing) else NOTHING

    def _either(self, module, nodes, owner):
        nodes = [one for one in nodes if not (isinstance(one, ast.Constant) and one.value is None)]
        return self.annotation(module, nodes[0], owner) if len(nodes) == 1 else NOTHING

    def _subscripted(self, module, node, owner):
        outer = dotted(node.value).split(".")[-1]
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if outer in WRAPPERS:
            return self._either(module, inner[:1] if outer == "Annotated" else inner, owner)
        if outer in LISTS:
            return Many(self.annotation(module, inner[0], owner))
        if outer in ("tuple", "Tuple"):
            things = tuple(self.annotation(module, one, owner) for one in inner)
            return Many(things[0], () if len(inner) == 2 and ast.unparse(inner[1]) == "..." else things)
        if outer in ("type", "Type"):
            return NOTHING
        return self.annotation(module, node.value, owner)

    def result(self, thing):
        """What calling a thing gives."""
        if isinstance(thing, ClassThing):
            return Instance(thing)
        if isinstance(thing, Bound):
            return self._method_result(thing)
        if isinstance(thing, FunctionThing):
            return self._function_result(thing, None)
        if isinstance(thing, Instance):
            call = self.attribute(thing, "__call__")
            return self.result(call) if isinstance(call, Bound) else NOTHING
        return thing if isinstance(thing, Unknown) else NOTHING

    def _method_result(self, bound):
        owner = bound.owner.cls if isinstance(bound.owner, Instance) else bound.owner
        exact = bound.owner.exact if isinstance(bound.owner, Instance) else True
        if bound.method.node.name in FLUENT and isinstance(bound.owner, Instance):
            return bound.owner
        if bound.method.label in RESULTS:
            module, _, name = RESULTS[bound.method.label].rpartition(".")
            common = self.world.lookup(module, name)
            return Instance(common, False) if isinstance(common, ClassThing) else NOTHING
        found = self._function_result(bound.method, owner)
        if isinstance(found, Instance) and found.cls.node is owner.node:
            return Instance(owner, exact and found.exact, bound.method.kind in ("class", "static"))
        makes = bound.method.kind in ("class", "static") and bound.method.node.name.startswith(FACTORIES)
        return Instance(owner, False, True) if found is NOTHING and makes else found

    def _function_result(self, function, owner):
        node = function.node
        if self.depth > 6 or isinstance(node, ast.ClassDef):
            return NOTHING
        if any(dotted(one).endswith("contextmanager") for one in node.decorator_list):
            return NOTHING
        if node.returns is not None:
            return self.annotation(function.module, node.returns, owner)
        self.depth += 1
        try:
            return self._returned(function, owner)
        finally:
            self.depth -= 1

    def _returned(self, function, owner):
        returns = [one for one in _own_nodes(function.node) if isinstance(one, ast.Return) and one.value is not None]
        if len(returns) != 1 or any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in _own_nodes(function.node)):
            return NOTHING
        value = returns[0].value
        if isinstance(value, ast.Name) and value.id == "self" and owner is not None:
            return Instance(owner, False)
        if isinstance(value, ast.Name):
            value = self._single_assignment(function.node, value.id)
        if not isinstance(value, ast.Call):
            return NOTHING
        name = dotted(value.func)
        if name == "cls" and owner is not None:
            return Instance(owner)
        if not name or name.startswith(("self.", "cls.")) or isinstance(value.func, ast.Call):
            return NOTHING
        called = self.classes.thing(function.module, name)
        return self.result(called) if isinstance(called, (ClassThing, FunctionThing)) else NOTHING

    def _single_assignment(self, function, name):
        bound = [
            node
            for node in _own_nodes(function)
            if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For, ast.withitem))
            and any(
                isinstance(leaf, ast.Name) and leaf.id == name and isinstance(leaf.ctx, ast.Store)
                for leaf in ast.walk(node)
            )
        ]
        return bound[0].value if len(bound) == 1 and isinstance(bound[0], ast.Assign) else None

    def attribute(self, thing, name):
        """An attribute of a thing; Unknown when it may be there; None when it is not there."""
        if isinstance(thing, ModuleThing):
            return self._settled(self.world.lookup(thing.name, name))
        if isinstance(thing, Instance):
            return self._instance_attribute(thing, name)
        if isinstance(thing, ClassThing):
            found = self.classes.member(thing, name)
            if isinstance(found, Method) and found.kind in ("class", "static"):
                return Bound(found, thing)
            return found if found is not None else self._special(name)
        return thing if isinstance(thing, Unknown) else NOTHING

    def _settled(self, found):
        if not isinstance(found, ValueThing):
            return found
        value = getattr(found.node, "value", None)
        if isinstance(found.node, ast.AnnAssign):
            return self.annotation(found.module, found.node.annotation)
        name = dotted(value) if value is not None else ""
        inner = self.classes.thing(found.module, name) if name else None
        if isinstance(value, ast.Call):
            return self.result(inner) if isinstance(inner, ClassThing) else NOTHING
        return inner if isinstance(inner, (ModuleThing, ClassThing, FunctionThing)) else NOTHING

    def _instance_attribute(self, thing, name):
        found = self.classes.member(thing.cls, name)
        if name == "__call__" and (found is None or not isinstance(found, Method)):
            forward = self.classes.member(thing.cls, "forward")
            found = forward if isinstance(forward, Method) else found
        if isinstance(found, Method):
            if found.kind == "property":
                return self._function_result(found, thing.cls)
            return Bound(found, thing if found.kind == "plain" else thing.cls)
        if isinstance(found, ClassThing):
            return found
        if isinstance(found, ValueThing) and isinstance(found.node, ast.AnnAssign):
            return self.annotation(found.module, found.node.annotation, thing.cls)
        if found is not None and not isinstance(found, Unknown):
            return NOTHING
        own = self.classes.instance_attribute(thing.cls, name)
        if isinstance(own, ValueThing):
            annotated = isinstance(own.node, ast.AnnAssign)
            return self.annotation(own.module, own.node.annotation, thing.cls) if annotated else NOTHING
        if own is None and found is None and not thing.exact:
            return self._special(name) or Unknown(f"a subclass of {thing.cls.label} may have {name}")
        return own or found or self._special(name)

    def _special(self, name):
        return NOTHING if name.startswith("__") and name.endswith("__") else None


def _own_nodes(function):
    """The nodes of a function without those of functions inside it."""
    pending = list(function.body)
    while pending:
        node = pending.pop(0)
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            pending.extend(ast.iter_child_nodes(node))
