"""Makes calls with a published package: a line of JSON on standard input is a call, a line that starts with @@ on standard
output is its end."""

import importlib
import json
import sys
from pathlib import Path


def argument(value):
    """A value of the call; {"$file": kind, "path": …} is the file at the path, as the package takes it."""
    if isinstance(value, list):
        return [argument(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    if "$file" not in value:
        return {key: argument(inner) for key, inner in value.items()}
    path = value["path"]
    return path if value["$file"] == "path" else open(path, "rb") if value["$file"] == "file" else Path(path).read_bytes()


def at(value, names):
    for name in names.split("."):
        value = getattr(value, name)
    return value


def applied(function, args):
    return function(*argument(args)) if isinstance(args, list) else function(**argument(args))


def client_of(module, client):
    return module if client is None else applied(at(module, client["name"]), client["args"])


def drain(result):
    if hasattr(result, "__next__") or hasattr(result, "response"):
        for _ in result:
            pass


def call(job):
    target = client_of(importlib.import_module(job["module"]), job.get("client"))
    drain(applied(at(target, job["method"]), job["args"]))


def knowledge(job):
    """What the package knows: providers with their tasks, and the methods of its client."""
    where, name = job["knows"].rsplit(".", 1)
    known = getattr(importlib.import_module(where), name)
    client = at(importlib.import_module(job["module"]), job["client"]["name"])
    methods = [name for name in dir(client) if not name.startswith("_") and callable(getattr(client, name))]
    return {"pairs": {provider: list(tasks) for provider, tasks in known.items()}, "methods": methods}


def say(answer):
    print("@@" + json.dumps(answer), flush=True)


for line in sys.stdin:
    job = json.loads(line)
    try:
        say({"value": knowledge(job) if "knows" in job else call(job)})
    except BaseException as error:
        say({"error": f"{type(error).__name__}: {error}"[:600]})
