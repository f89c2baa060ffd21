"""Runs Python snippets, each unmodified as __main__ in a fork of one process that has imported the clients already.

Jobs come as lines of JSON on standard input: id, file, folder, environment, and the packages that the snippet's install
line names, where it has one: of what is installed here it finds those and what they require, and nothing else. Answers go
out the same way: id, code.
Importing the clients takes most of a second, forking a few milliseconds: that is all this is for.
"""

import functools
import gc
import importlib
import importlib.metadata
import json
import os
import re
import runpy
import select
import signal
import sys
import traceback

for name in sys.argv[1:]:
    importlib.import_module(name)
gc.freeze()  # so that collections in the forks leave the shared memory alone


def plain(name):
    """The form in which names of packages are compared (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def brought_by(names):
    """Packages with all that they require, extras left out, as their metadata says."""
    brought, left = set(), [plain(name) for name in names]
    while left:
        name = left.pop()
        if name in brought:
            continue
        brought.add(name)
        try:
            required = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        left += [plain(re.match(r"[\w.-]+", one).group()) for one in required if "extra ==" not in one]
    return brought


@functools.cache
def hidden_from(names):
    """The modules that are installed here, and would not be by an install of these packages."""
    brought = brought_by(names)
    installed = importlib.metadata.packages_distributions()
    return frozenset(module for module, of in installed.items() if not brought.intersection(map(plain, of)))


class Hidden:
    """A finder before all others, to which some modules are not there."""

    def __init__(self, modules):
        self.modules = modules

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.modules:
            raise ModuleNotFoundError(f"No module named {name!r}: the install line does not bring it", name=name)


def hide(modules):
    for name in [name for name in sys.modules if name.partition(".")[0] in modules]:
        del sys.modules[name]
    sys.meta_path.insert(0, Hidden(modules))


def run(job):
    """Becomes the snippet's process: what python3 would do with the file, in the job's folder and environment."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update(job["environment"])
    for number, name, flags in ((0, os.devnull, os.O_RDONLY), (1, "stdout", os.O_WRONLY), (2, "stderr", os.O_WRONLY)):
        path = name if number == 0 else job[name]
        handle = os.open(path, flags | (os.O_CREAT if number else 0), 0o644)
        os.dup2(handle, number)
        os.close(handle)
    if job.get("packages"):
        hide(hidden_from(tuple(job["packages"])))
    sys.argv = [job["file"]]
    sys.path[0] = job["folder"]
    code = 0
    try:
        runpy.run_path(job["file"], run_name="__main__")
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
        if isinstance(stop.code, str):
            print(stop.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def start(job, running):
    if job.get("packages"):
        hidden_from(tuple(job["packages"]))  # kept for all forks
    process = os.fork()
    if process == 0:
        try:
            run(job)
        finally:
            os._exit(70)
    running[process] = job["id"]
    answer({"id": job["id"], "process": process})


def answer(value):
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def reap(running):
    while running:
        process, status = os.waitpid(-1, os.WNOHANG)
        if process == 0:
            return
        answer({"id": running.pop(process), "code": os.waitstatus_to_exitcode(status)})


def main():
    ended, notice = os.pipe()
    for end in (ended, notice):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(notice)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    running = {}
    rest = b""
    while True:
        ready, _, _ = select.select([0, ended], [], [])
        if ended in ready:
            os.read(ended, 4096)
        reap(running)
        if 0 in ready:
            data = os.read(0, 1 << 16)
            if not data:
                return
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                start(json.loads(line), running)


main()
