"""Checks snippets against unpacked packages.

Reads a JSON list of jobs from standard input, [{"file", "code", "roots": [folder, …]}], and prints a JSON list of
results in the same order: {"imports", "keywords", "failures": [[line, sentence]], "unchecked": [[line, reason]],
"modules"}. Nothing that it reads is imported or executed.
"""

import json
import re
import sys

from finder import Finder
from resolve import World
from snippet import Snippet

sys.setrecursionlimit(20_000)


def known_words(finder):
    """Every identifier that occurs in the sources of a finder's folders."""
    words = set()
    for root in finder.roots:
        for path in root.rglob("*.py*"):
            words.update(re.findall(r"[A-Za-z_][A-Za-z0-9_]*", path.read_text("utf-8", "replace")))
    return words


def check(jobs):
    """The results of the jobs; jobs with the same roots share what was read."""
    worlds, words, results = {}, {}, []
    for job in jobs:
        key = tuple(job["roots"])
        world = worlds.setdefault(key, World(Finder(job["roots"])))
        report = Snippet(world).check(job["code"])
        for line, label, name in report.accepted:
            own = tuple(job["roots"][: job.get("own", len(job["roots"]))])
            if own not in words:
                words[own] = known_words(Finder(own))
            if name in words[own]:
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
