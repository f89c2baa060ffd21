"""What a class has: its bases in order, its members, and how it is constructed."""

import ast

from resolve import ClassThing, FunctionThing, ModuleThing, Unknown, ValueThing, overloads_of
from signature import fields_signature, of_function

DATACLASS = ("dataclass", "dataclasses.dataclass", "define", "attrs.define", "attr.s", "attr.dataclass", "frozen")
PLAIN_BASES = {"object", "Generic", "ABC", "Protocol", "typing.Generic", "abc.ABC", "typing.Protocol"}


def dotted(node):
    """The dotted name that an expression spells, else an empty text."""
    if isinstance(node, ast.Subscript):
        return dotted(node.value)
    if isinstance(node, ast.Call):
        return dotted(node.func)
    if isinstance(node, ast.Attribute):
        outer = dotted(node.value)
        return f"{outer}.{node.attr}" if outer else ""
    return node.id if isinstance(node, ast.Name) else ""


class Classes:
    """Answers questions about classes of a World."""

    def __init__(self, world):
        self.world = world
        self.lines = {}

    def thing(self, module, name):
        """What a dotted name means inside a module."""
        first, *rest = name.split(".")
        found = self.world.lookup(module, first)
        for part in rest:
            if isinstance(found, ModuleThing):
                found = self.world.lookup(found.name, part)
            elif isinstance(found, ClassThing):
                found = self.member(found, part)
            else:
                return Unknown(f"{name} in {module} is not known")
        if isinstance(found, ValueThing):
            alias = dotted(getattr(found.node, "value", None))
            if alias and alias != name and not isinstance(found.node.value, ast.Call):
                return self.thing(found.module, alias)
        return found

    def line(self, cls):
        """The class and its bases, nearest first; each base that cannot be read is an Unknown."""
        key = id(cls.node)
        if key not in self.lines:
            self.lines[key] = [cls]
            self.lines[key] = [cls, *self._bases(cls)]
        return self.lines[key]

    def _bases(self, cls):
        seen = []
        for base in cls.node.bases:
            name = dotted(base)
            if name in PLAIN_BASES:
                continue
            found = self.thing(cls.module, name) if name else Unknown("a computed base class")
            if isinstance(found, ClassThing):
                seen += [one for one in self.line(found) if one not in seen]
            elif name and hasattr(__builtins__, name) or name in dir(__import__("builtins")):
                seen.append(Unknown(f"built-in {name}"))
            else:
                seen.append(Unknown(f"base class {name or '(computed)'} of {cls.label} cannot be read"))
        return seen

    def member(self, cls, name):
        """A member of the class or its bases; Unknown when it may be there; None when it is not."""
        doubt = None
        for one in self.line(cls):
            if isinstance(one, Unknown):
                doubt = doubt or one
                continue
            found = self._own(one, name)
            if found is not None:
                return found
        return doubt

    def _own(self, cls, name):
        answer, same = None, []
        for node in self._statements(cls.node.body):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name:
                if any(dotted(one).endswith((".setter", ".deleter")) for one in node.decorator_list):
                    continue
                same.append(node)
                answer = Method(cls.module, node, cls, overloads_of(node, same))
            elif isinstance(node, ast.ClassDef) and node.name == name:
                answer = ClassThing(cls.module, node)
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(leaf, ast.Name) and leaf.id == name for one in targets for leaf in ast.walk(one)):
                    answer = self._assigned(cls, node, name)
        return answer

    def _assigned(self, cls, node, name):
        alias = dotted(node.value) if node.value is not None else ""
        if alias and alias != name and "." not in alias and not isinstance(node.value, ast.Call):
            inner = self._own(cls, alias)
            if inner is not None:
                return inner
        return ValueThing(cls.module, node)

    def _statements(self, body):
        for node in body:
            yield node
            for name in ("body", "orelse", "finalbody", "handlers"):
                if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                    yield from self._statements(getattr(node, name, None) or [])

    def instance_attribute(self, cls, name):
        """Whether objects of the class set self.<name> somewhere: the assignment, Unknown, or None."""
        doubt = None
        for one in self.line(cls):
            if isinstance(one, Unknown):
                doubt = doubt or one
                continue
            for node in ast.walk(one.node):
                if isinstance(node, (ast.Assign, ast.AnnAssign)):
                    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                    for leaf in (leaf for target in targets for leaf in ast.walk(target)):
                        if (
                            isinstance(leaf, ast.Attribute)
                            and leaf.attr == name
                            and dotted(leaf.value) in ("self", "cls")
                        ):
                            return ValueThing(one.module, node)
                elif isinstance(node, ast.FunctionDef) and node.name in ("__getattr__", "__getattribute__"):
                    doubt = doubt or Unknown(f"{one.label} computes attributes")
                elif isinstance(node, ast.Call) and dotted(node.func) in ("setattr", "self.__dict__.update"):
                    doubt = doubt or Unknown(f"{one.label} sets attributes by name")
        return doubt

    def constructor(self, cls):
        """The signatures for calling the class, one for each overload; Unknown when they cannot be read."""
        for index, one in enumerate(self.line(cls)):
            if isinstance(one, Unknown):
                return one
            init = self._own(one, "__init__") or self._own(one, "__new__")
            if isinstance(init, Method):
                return [of_function(node, True) for node in (init.node, *init.overloads)]
            if init is not None:
                return Unknown(f"the constructor of {one.label} is computed")
            if self.is_record(one):
                return [fields_signature(self._fields(self.line(cls)[index:]))]
        return Unknown(f"{cls.label} has no constructor of its own")

    def is_record(self, cls):
        names = [dotted(one) for one in cls.node.decorator_list]
        return any(name in DATACLASS or name.endswith("dataclass") for name in names)

    def _fields(self, line):
        fields = {}
        for cls in reversed(line):
            if isinstance(cls, Unknown):
                return None
            for node in cls.node.body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    if "ClassVar" not in ast.unparse(node.annotation):
                        fields[node.target.id] = node.value is None
        return fields


class Method(FunctionThing):
    """A function of a class; owner is the class that defines it."""

    def __init__(self, module, node, owner, overloads=()):
        super().__init__(module, node, overloads)
        object.__setattr__(self, "owner", owner)

    @property
    def label(self):
        return f"{self.owner.label}.{self.node.name}"

    @property
    def kind(self):
        """static, class, property or plain."""
        names = [dotted(one) for one in self.node.decorator_list]
        if "staticmethod" in names:
            return "static"
        if any(name.endswith("classmethod") for name in names) or self.node.name in ("__new__", "__class_getitem__"):
            return "class"
        if any(name.endswith("property") for name in names):
            return "property"
        return "plain"
