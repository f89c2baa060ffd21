"""Pastes texts into interactive shells, each on a pseudo-terminal of its own, as a terminal emulator would.

Reads {"shell", "bracketed", "folder", "texts"} from standard input; prints for each text what the commands were given:
a list of [name, arguments ...], or null when the shell did not come back to its prompt.
"""

import json
import os
import pty
import select
import shutil
import signal
import sys

LIMIT_S = 20
# Shells that may be lost before the rest is given up.
MOST_LOST = 5


class Shell:
    def __init__(self, shell, folder, path):
        flags = {"bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"], "dash": ["-i"]}[shell]
        environment = {
            "PATH": path,
            "HOME": folder,
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "NOTES": f"{folder}/notes",
        }
        program = shutil.which(shell)
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(f"{folder}/work")
            os.execve(program, [shell, *flags], environment)
        self.seen = b""

    def write(self, data):
        """Writes while reading, so that neither side waits for the other."""
        while data:
            readable, writable, _ = select.select([self.fd], [self.fd], [], LIMIT_S)
            if not readable and not writable:
                return False
            if readable:
                self.seen += os.read(self.fd, 65536)
            if writable:
                data = data[os.write(self.fd, data[:512]):]
        return True

    def wait(self, mark):
        while mark not in self.seen:
            if not select.select([self.fd], [], [], LIMIT_S)[0]:
                return False
            try:
                self.seen += os.read(self.fd, 65536)
            except OSError:
                return False
        self.seen = b""
        return True

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)


def commands(folder):
    with open(f"{folder}/notes", "rb") as notes:
        calls = notes.read().split(b"\0\n\0")[:-1]
    open(f"{folder}/notes", "wb").close()
    return [[word.decode("utf-8", "replace") for word in call.split(b"\0")] for call in calls]


def at_prompt(shell, number):
    """Whether the shell runs one more command; its mark is not written as it is printed, for the terminal echoes it."""
    return shell.write(f"printf 'rea''dy-%s-' {number}\r".encode()) and shell.wait(f"ready-{number}-".encode())


def main():
    order = json.load(sys.stdin)
    folder = order["folder"]
    answers = []
    shell = None
    for number, text in enumerate(order["texts"]):
        if answers.count(None) >= MOST_LOST:
            answers.append(None)
            continue
        if shell is None:
            shell = Shell(order["shell"], folder, f"{folder}/bin")
            open(f"{folder}/notes", "wb").close()
            if not at_prompt(shell, "start"):
                sys.exit("the shell does not start: " + repr(shell.seen))
        pasted = text.rstrip("\n").replace("\n", "\r").encode()
        if order["bracketed"]:
            pasted = b"\x1b[200~" + pasted + b"\x1b[201~"
        if shell.write(pasted + b"\r") and at_prompt(shell, number):
            answers.append(commands(folder))
        else:
            answers.append(None)
            shell.close()
            shell = None
    if shell:
        shell.close()
    json.dump(answers, sys.stdout)


main()
