"""Finds modules below folders that hold unpacked packages, as an import would, without importing anything."""

import functools
import pathlib
from dataclasses import dataclass

# Where source archives keep their packages.
LAYOUTS = ("", "src", "python", "lib", "python-package")
COMPILED = (".so", ".pyd", ".dylib", ".pyx")


@dataclass(frozen=True)
class Place:
    """Where a module is. kind: source, stub, compiled, or namespace (a folder without __init__)."""

    name: str
    kind: str
    path: pathlib.Path
    package: bool = False


@functools.cache
def top_level(root):
    """The folders of a package's root that hold modules, each with the first parts of the names in it."""
    folders = [pathlib.Path(root) / layout for layout in LAYOUTS]
    return [(one, {entry.name.split(".")[0] for entry in one.iterdir()}) for one in folders if one.is_dir()]


class Finder:
    """Searches the folders in order; the first that has a module wins, namespace folders come last."""

    def __init__(self, roots):
        self.roots = [found for root in roots for found in top_level(root)]
        self.known = {}

    def find(self, name):
        """The place of a dotted module name; None when no folder has it."""
        if name not in self.known:
            self.known[name] = self._search(name)
        return self.known[name]

    def stub(self, name):
        """The .pyi beside a module, if there is one."""
        place = self.find(name)
        if place is None or place.kind != "source":
            return None
        path = place.path.with_suffix(".pyi")
        return path if path.is_file() else None

    def _search(self, name):
        *parents, last = name.split(".")
        if parents and self.find(".".join(parents)) is None:
            return None
        first = name.split(".")[0]
        folders = [folder.joinpath(*parents) for folder, names in self.roots if first in names]
        namespace = None
        for folder in folders:
            place = self._inside(folder, last, name)
            if place is None:
                continue
            if place.kind != "namespace":
                return place
            namespace = namespace or place
        return namespace

    def _inside(self, folder, last, name):
        inner = folder / last
        for suffix, kind in ((".py", "source"), (".pyi", "stub")):
            if (inner / f"__init__{suffix}").is_file():
                return Place(name, kind, inner / f"__init__{suffix}", True)
            if (folder / f"{last}{suffix}").is_file():
                return Place(name, kind, folder / f"{last}{suffix}")
        if not folder.is_dir():
            return None
        for file in folder.glob(f"{last}.*"):
            if file.suffix in COMPILED:
                return Place(name, "compiled", file)
        if inner.is_dir() and any(inner.glob("*.py*")) or inner.is_dir() and any(inner.glob("*/*.py*")):
            return Place(name, "namespace", inner, True)
        return None
