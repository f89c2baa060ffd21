"""Checks snippets against unpacked packages.

Reads a JSON list of jobs from standard input, [{"file", "code", "roots": [folder, …], "own": [folder, …], "open"}]:
the own folders are what the snippet installs, the other roots are searched besides; open says that it installs more
than the registry has. Prints a JSON list of results in the same order: {"imports", "keywords", "failures":
[[line, sentence]], "unchecked": [[line, reason]], "modules": {name: the folder that has it, or null}}. Nothing that it
reads is imported or executed.
"""

import functools
import json
import pathlib
import re
import sys

from finder import Finder, top_level
from resolve import World
from snippet import Snippet

sys.setrecursionlimit(20_000)
# Attributes of what Python itself has.
PLAIN = {
    name for kind in (str, bytes, list, dict, set, tuple, int, float, complex, type(open), object) for name in dir(kind)
}


@functools.cache
def mentions(root, name):
    """Whether an identifier occurs anywhere in the sources below a folder."""
    word = re.compile(rf"\b{re.escape(name)}\b".encode())
    return any(word.search(path.read_bytes()) for path in pathlib.Path(root).rglob("*.py*") if path.is_file())


def check_one(job, world):
    """The result of one job."""
    report = Snippet(world).check(job["code"])
    own = job["own"]
    homes = {name: home_of(world, name, own, job["roots"]) for name in report.modules - set(sys.stdlib_module_names)}
    brought = {name: home in own for name, home in homes.items()}
    for line, label, name in report.accepted:
        top = label.split(".")[0]
        nearest = sorted(own or job["roots"], key=lambda root: not is_in(world, top, root))
        if brought.get(top) and not any(mentions(root, name) for root in nearest):
            report.failures.append([line, f"{label} passes {name} on, but no installed package knows that name", top])
    # What a compiled module gives has attributes that no source mentions.
    is_sealed = any(why.endswith("is star-imported and cannot be read") for _, why in report.unchecked)
    for line, name in [] if is_sealed or job["open"] else report.doubts:
        if name not in PLAIN and not any(mentions(root, name) for root in [*own, *job["roots"]]):
            report.failures.append([line, f"no package at hand knows an attribute {name}", ""])
    # A module that does not come with the snippet's own packages is not the one that the reader will have.
    sure = [one for one in report.failures if brought.get(one[2], True) or not job["open"]]
    doubts = [
        [line, f"module {top} comes from a source that is not in the registry"]
        for line, _, top in report.failures
        if not (brought.get(top, True) or not job["open"])
    ]
    return {
        "imports": sorted(report.imports),
        "keywords": sorted(report.keywords),
        "failures": sorted([line, sentence] for line, sentence, _ in sure),
        "unchecked": sorted(report.unchecked + doubts),
        "modules": dict(sorted(homes.items())),
    }


def is_in(world, name, root):
    """Whether a folder has a module of that name."""
    return any(name in names for _, names in top_level(root)) and world.finder.find(name) is not None


def home_of(world, name, own, roots):
    """The folder that has a module, one of the snippet's own if possible; None when there is none."""
    return next((root for root in [*own, *roots] if is_in(world, name, root)), None)


def check(jobs):
    """The results of the jobs; jobs with the same roots share what was read."""
    worlds = {}
    return [check_one(job, worlds.setdefault(tuple(job["roots"]), World(Finder(job["roots"])))) for job in jobs]


if __name__ == "__main__":
    json.dump(check(json.load(sys.stdin)), sys.stdout)
