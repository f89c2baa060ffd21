"""Checks the flags of shell commands against the argument parsers in the published sources of their programs.

Reads a JSON list of jobs from standard input, [{"file", "code", "own": [folder, ...]}]: the own folders are the unpacked
packages that the snippet installs. Prints a JSON list of results in the same order: {"flags": [flag, ...], "homes": [folder,
...], "failures": [[line, sentence]], "unchecked": [[line, reason]]}. A program is known where one of the folders has its
module (python -m) or names it in entry_points.txt; other commands are not looked at. Nothing that it reads is imported or
executed, so a flag counts as known wherever in the program's package a parser takes it.
"""

import ast
import configparser
import json
import pathlib
import re
import shlex
import sys

from finder import Finder

TAKERS = ("add_argument", "add_option", "option", "Option", "Parameter")
# They make flags of classes and functions, which are not followed.
BUILDERS = ("draccus", "fire", "hydra", "jsonargparse", "simple_parsing", "tyro")
FLAG = re.compile(r"(--?[A-Za-z][\w.-]*)(=.*)?", re.DOTALL)


def logical_lines(script):
    """(line number, words) of each command line: continued lines as one, here-documents and comments left out."""
    lines = script.split("\n")
    at = 0
    while at < len(lines):
        first, text = at, lines[at]
        while True:
            at += 1
            if text.endswith("\\") and at < len(lines):
                text = text[:-1] + " " + lines[at]
                continue
            try:
                lexer = shlex.shlex(text, posix=True, punctuation_chars=True)
                lexer.whitespace_split = True
                words = list(lexer)
                break
            except ValueError:
                if at == len(lines):
                    return
                text += "\n" + lines[at]
        document = re.search(r"<<-?\s*['\"]?(\w+)", text)
        while document and at < len(lines) and lines[at].strip() != document[1]:
            at += 1
        yield first + 1, words


def commands(script):
    """(line number, words) of each simple command, without variables in front of it and redirections behind it."""
    for line, words in logical_lines(script):
        current = []
        skip = False
        for word in [*words, ";"]:
            if re.fullmatch(r"[|&;()]+", word):
                if current:
                    yield line, current
                current = []
            elif re.fullmatch(r"[<>]+&?", word):
                skip = True
            elif skip:
                skip = False
            elif current or not re.match(r"\w+=", word):
                current.append(word)


def scripts_of(folder):
    """The console scripts of an unpacked package: name -> module."""
    found = {}
    for file in pathlib.Path(folder).glob("*/entry_points.txt"):
        parser = configparser.ConfigParser(delimiters=("=",), strict=False)
        parser.optionxform = str
        parser.read_string(file.read_text())
        if parser.has_section("console_scripts"):
            found.update({name: target.split(":")[0].strip() for name, target in parser.items("console_scripts")})
    return found


def program_of(words, own):
    """The module that a command runs, and what follows it; None where none of the packages has the program."""
    if len(words) > 2 and re.fullmatch(r"python[\d.]*", words[0]) and words[1] == "-m":
        return words[2], words[3:]
    for folder in own:
        module = scripts_of(folder).get(words[0])
        if module:
            return module, words[1:]
    return None


def imported(tree, place):
    """The dotted names that a module imports, those included that it has as texts, to import them late:
    whole, or of its own package."""
    package = place.name if place.package else place.name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if late := re.fullmatch(r"(\w+(?:\.\w+)*)(:\w+)?", node.value):
                yield late[1]
                yield f"{package}.{late[1]}"


def options_of(function):
    """The flags that typer and its like make of a function's parameters: of all where it is decorated as a command, and of those
    that are annotated as options, or that have one as their default."""
    whole = any(re.search("command|callback", ast.unparse(one)) for one in function.decorator_list)
    arguments = [*function.args.args, *function.args.kwonlyargs]
    defaults = [*function.args.defaults, *[one for one in function.args.kw_defaults if one]]
    marked = whole or any(re.search(r"\bOption\(", ast.unparse(one)) for one in defaults)
    for one in arguments:
        if marked or (one.annotation and re.search(r"\bOption\(|Opt\b", ast.unparse(one.annotation))):
            yield "--" + one.arg.replace("_", "-")


def option_of(field):
    """The flag that SGLang makes of a field: one whose annotation holds, behind the type, what its help says."""
    told = field.annotation.slice.elts[1:] if isinstance(getattr(field.annotation, "slice", None), ast.Tuple) else []
    is_named = isinstance(field.target, ast.Name) and ast.unparse(field.annotation).startswith("A[")
    if is_named and told and "no_cli=True" not in ast.unparse(told[0]):
        yield "--" + field.target.id.replace("_", "-")


def flags_in(tree):
    """The flags that a module's parsers take: of argparse and click by their text, of typer by the names of parameters too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in TAKERS:
                texts = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
                yield from (part.strip() for text in texts for part in text.split("/") if text.startswith("-"))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from options_of(node)
        elif isinstance(node, ast.AnnAssign):
            yield from option_of(node)


def parsers_of(module, finder):
    """The flags that a program knows, and the names that its modules import; None where its module is not there."""
    place = finder.find(module)
    start = f"{module}.__main__" if place and place.package and finder.find(f"{module}.__main__") else module
    if place is None:
        return None
    top = module.split(".")[0]
    known, names, seen, pending = {"--help", "-h"}, set(), set(), [start]
    while pending:
        name = pending.pop()
        place = finder.find(name) if name and name not in seen else None
        seen.add(name)
        if place is None or place.kind != "source":
            continue
        tree = ast.parse(place.path.read_bytes())
        known.update(flags_in(tree))
        modules = set(imported(tree, place))
        names.update(one.split(".")[0] for one in modules)
        pending.extend(one for one in modules if one.split(".")[0] == top)
    return known, names


def home_of(module, own):
    """The package that has a module; None when none has it."""
    return next((folder for folder in own if Finder([folder]).find(module.split(".")[0])), None)


def check_one(job):
    """The result of one job."""
    result = {"flags": set(), "homes": set(), "failures": [], "unchecked": []}
    finder = Finder(job["own"])
    for line, words in commands(job["code"]):
        found = program_of(words, job["own"])
        home = found and home_of(found[0], job["own"])
        if not home:
            continue
        module, rest = found
        parsers = parsers_of(module, finder)
        if parsers is None:
            result["failures"].append([line, f"there is no module {module}"])
            continue
        known, names = parsers
        result["homes"].add(home)
        for flag in [match[1] for word in rest if (match := FLAG.fullmatch(word))]:
            if flag in known:
                result["flags"].add(flag)
            elif names & set(BUILDERS):
                result["unchecked"].append([line, f"{module} makes its flags of classes: {flag} is not looked up"])
            else:
                result["failures"].append([line, f"{module} has no flag {flag}"])
    return {**result, "flags": sorted(result["flags"]), "homes": sorted(result["homes"])}


if __name__ == "__main__":
    json.dump([check_one(job) for job in json.load(sys.stdin)], sys.stdout)
