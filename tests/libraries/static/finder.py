"""Finds modules below folders that hold unpacked packages, as an import would, without importing anything."""

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


class Finder:
    """Searches the folders in order; the first that has a module wins, namespace folders come last."""

    def __init__(self, roots):
        self.roots = [pathlib.Path(root) / layout for root in roots for layout in LAYOUTS]
        self.roots = [root for root in self.roots if root.is_dir()]
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
        folders = self.roots
        if parents:
            outer = self.find(".".join(parents))
            if outer is None:
                return None
            folders = [root.joinpath(*parents) for root in self.roots]
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
