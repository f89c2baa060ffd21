"""Follows names from module to module: what an import or an attribute of a module stands for."""

import ast
import functools
from dataclasses import dataclass

from module import read_module


@dataclass(frozen=True)
class ModuleThing:
    name: str


@dataclass(frozen=True, eq=False)
class Defined:
    """A function or class: where it is defined and its syntax tree."""

    module: str
    node: ast.AST
    # Further typing overloads of the same function.
    overloads: tuple = ()

    @property
    def label(self):
        return f"{self.module}.{self.node.name}"


class FunctionThing(Defined):
    pass


class ClassThing(Defined):
    pass


@dataclass(frozen=True, eq=False)
class ValueThing:
    """A name bound to an expression."""

    module: str
    node: ast.AST


@dataclass(frozen=True)
class Unknown:
    """It may be there, but cannot be read; with the reason."""

    reason: str


def overloads_of(node, same):
    """The other overloads of a definition that is itself one; none for a plain definition."""
    marked = [one for one in same if any("overload" in ast.unparse(mark) for mark in one.decorator_list)]
    return tuple(one for one in marked if one is not node) if node in marked else ()


@functools.cache
def source_text(path):
    """A source file's text."""
    return path.read_text("utf-8", "replace")


@functools.cache
def parse(name, package, path):
    """A source file as a Module; Unknown when it cannot be parsed."""
    try:
        return read_module(name, package, source_text(path))
    except (SyntaxError, ValueError, RecursionError) as error:
        return Unknown(f"{name} cannot be parsed: {error}")


class World:
    """All modules of the unpacked packages."""

    def __init__(self, finder):
        self.finder = finder
        self.modules = {}
        self.busy = set()
        self.things = {}

    def module(self, name):
        """The module's contents; Unknown when it cannot be read; None when there is no such module."""
        if name not in self.modules:
            self.modules[name] = self._read(name)
        return self.modules[name]

    def _read(self, name):
        place = self.finder.find(name)
        if place is None:
            return None
        if place.kind == "compiled":
            return Unknown(f"{name} is a compiled module")
        if place.kind == "namespace":
            return read_module(name, True, "")
        return parse(name, place.package, place.path)

    def _mentions(self, name, attribute):
        """Whether a star-imported module can give a name: its text has it, or it star-imports in turn."""
        place = self.finder.find(name)
        if place is None or place.kind not in ("source", "stub"):
            return True
        text = source_text(place.path)
        if place.package or "import *" in text:
            return True
        quoted = f'"{attribute}"' in text or f"'{attribute}'" in text
        return quoted if "\n__all__ = [" in text else attribute in text

    def lookup(self, name, attribute):
        """What attribute of module name is: a thing, Unknown with a reason, or None when it does not exist."""
        key = (name, attribute)
        if key in self.things:
            return self.things[key]
        if key in self.busy:
            return None
        self.busy.add(key)
        try:
            found = self._lookup(name, attribute)
        finally:
            self.busy.discard(key)
        if not self.busy:
            self.things[key] = found
        return found

    def _lookup(self, name, attribute):
        module = self.module(name)
        if module is None:
            return Unknown(f"module {name} is in none of the packages")
        if isinstance(module, Unknown):
            return module
        found = self._own(module, attribute)
        if found is not None:
            return found
        stub = self.finder.stub(name)
        if stub is not None:
            typed = parse(name, module.package, stub)
            if not isinstance(typed, Unknown):
                found = self._own(typed, attribute)
        return found if found is not None else self._while_running(module, attribute)

    def _own(self, module, attribute):
        found = self._first(module, attribute, False)
        if found is None:
            found = self._from_stars([source for source, fallback in module.stars if not fallback], attribute)
        if isinstance(found, Unknown) or found is None:
            inner = f"{module.name}.{attribute}"
            if module.package and self.finder.find(inner):
                return ModuleThing(inner)
        if found is None and attribute in module.lazy:
            found = self._lazy(module, attribute)
        if found is None:
            found = self._first(module, attribute, True)
        if found is None:
            found = self._from_stars([source for source, fallback in module.stars if fallback], attribute)
        return found

    def _first(self, module, attribute, fallback):
        """What the first binding of a name that leads anywhere stands for."""
        doubt = None
        for binding in module.ranked(attribute, fallback):
            found = self._bound(module, binding)
            if found is not None and not isinstance(found, Unknown):
                return found
            doubt = doubt or found
        return doubt

    def _bound(self, module, binding):
        if binding.kind == "def":
            same = [one.node for one in module.bindings[binding.node.name] if one.kind == "def"]
            return FunctionThing(module.name, binding.node, overloads_of(binding.node, same))
        if binding.kind == "class":
            return ClassThing(module.name, binding.node)
        if binding.kind == "import":
            return ModuleThing(binding.module)
        if binding.kind == "from":
            if self.module(binding.module) is None and self.finder.find(binding.module.split(".")[0]):
                return (
                    None
                    if binding.module.startswith(module.name.split(".")[0])
                    else Unknown(f"{binding.module} is missing")
                )
            return self.lookup(binding.module, binding.attribute)
        return ValueThing(module.name, binding.node)

    def _from_stars(self, sources, attribute):
        doubt = None
        for source in reversed(sources):
            if not self._mentions(source, attribute):
                continue
            module = self.module(source)
            if module is None or isinstance(module, Unknown):
                doubt = doubt or Unknown(f"{source} is star-imported and cannot be read")
                continue
            if module.exported is not None and attribute not in module.exported and not module.dynamic:
                continue
            if module.exported is None and attribute.startswith("_"):
                continue
            found = self.lookup(source, attribute)
            if isinstance(found, Unknown):
                doubt = doubt or found
            elif found is not None:
                return found
        return doubt

    def _lazy(self, module, attribute):
        source, inner = module.lazy[attribute]
        if self.module(source) is None:
            return None
        if source.rsplit(".", 1)[-1] == inner and self.lookup(source, inner) is None:
            return ModuleThing(source)
        return self.lookup(source, inner)

    def _while_running(self, module, attribute):
        if not module.dynamic:
            return None
        if module.listed and attribute not in module.strings:
            return None
        return Unknown(f"{module.name} makes names while it runs ({module.dynamic})")
