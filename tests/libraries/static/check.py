"""Checks snippets against unpacked packages.

Reads a JSON list of jobs from standard input, [{"file", "code", "roots": [folder, …]}], and prints a JSON list of
results in the same order: {"imports", "keywords", "failures": [[line, sentence]], "unchecked": [[line, reason]],
"modules"}. Nothing that it reads is imported or executed.
"""

import functools
import json
import pathlib
import re
import sys

from finder import Finder
from resolve import World
from snippet import Snippet

sys.setrecursionlimit(20_000)


@functools.cache
def mentions(root, name):
    """Whether an identifier occurs anywhere in the sources below a folder."""
    word = re.compile(rf"\b{re.escape(name)}\b".encode())
    return any(word.search(path.read_bytes()) for path in sorted(pathlib.Path(root).rglob("*.py*")) if path.is_file())


def check(jobs):
    """The results of the jobs; jobs with the same roots share what was read."""
    worlds, results = {}, []
    for job in jobs:
        key = tuple(job["roots"])
        world = worlds.setdefault(key, World(Finder(job["roots"])))
        report = Snippet(world).check(job["code"])
        for line, label, name in report.accepted:
            own = job["roots"][: job.get("own") or len(job["roots"])]
            if any(mentions(root, name) for root in own):
                report.keywords.add(f"{label}({name})")
            else:
                report.failures.append([line, f"{label} passes {name} on, but no installed package knows that name"])
        results.append(
            {
                "imports": sorted(report.imports),
                "keywords": sorted(report.keywords),
                "failures": sorted(report.failures),
                "unchecked": sorted(report.unchecked),
                "modules": sorted(report.modules - set(sys.stdlib_module_names)),
            }
        )
    return results


if __name__ == "__main__":
    json.dump(check(json.load(sys.stdin)), sys.stdout)
