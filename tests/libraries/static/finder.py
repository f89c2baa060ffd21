"""Finds modules below folders that hold unpacked packages, as an import would, without importing anything."""

import functools
import os
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
def listing(folder):
    """The names in a folder, each with whether it is a folder itself; empty when there is no such folder."""
    try:
        with os.scandir(folder) as entries:
            return {entry.name: entry.is_dir() for entry in entries}
    except OSError:
        return {}


@functools.cache
def top_level(root):
    """The folders of a package's root that hold modules, each with the first parts of the names in it."""
    folders = [pathlib.Path(root) / layout for layout in LAYOUTS]
    return [(one, {entry.split(".")[0] for entry in listing(one)}) for one in folders if one.is_dir()]


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
        names = listing(folder)
        inner = listing(folder / last) if names.get(last) else {}
        for suffix, kind in ((".py", "source"), (".pyi", "stub")):
            if f"__init__{suffix}" in inner:
                return Place(name, kind, folder / last / f"__init__{suffix}", True)
            if f"{last}{suffix}" in names:
                return Place(name, kind, folder / f"{last}{suffix}")
        for file in names:
            if file.startswith(f"{last}.") and file.endswith(COMPILED):
                return Place(name, "compiled", folder / file)
        if any(".py" in one or is_folder for one, is_folder in inner.items()):
            return Place(name, "namespace", folder / last, True)
        return None
