"""Lets the CUDA build of torch load where its 2.4 GB of NVIDIA libraries are not installed: cuda_stubs.py <site-packages>.

For every shared library of NVIDIA that torch's own libraries ask for, a small one is compiled that defines the functions, with
the symbol versions, that torch's libraries import from it. Each function answers 100 (cudaErrorNoDevice), so that
`torch.cuda.is_available()` is False and torch computes on the CPU. Needs gcc and readelf (binutils).
"""

import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

# Library name, and how the names of its functions begin; the first that fits decides, so longer names come first.
PREFIXES = [
    ("libcublasLt", "cublasLt"),
    ("libcublas", "cublas"),
    ("libcudnn", "cudnn"),
    ("libcufft", "cufft"),
    ("libcufile", "cuFile"),
    ("libcupti", "cupti"),
    ("libcurand", "curand"),
    ("libcusolver", "cusolver"),
    ("libcusparseLt", "cusparseLt"),
    ("libcusparse", "cusparse"),
    ("libnccl", "nccl"),
    ("libnvrtc", "nvrtc"),
    ("libnvshmem", "nvshmem"),
    ("libnvJitLink", "nvJitLink"),
    ("libnvToolsExt", "nvtx"),
    ("libcudart", "cuda"),
    ("libcudart", "__cuda"),
]
# Called while the library loads, or after every call: an error there would end the program.
SUCCEED = {
    "cudaGetLastError",
    "cudaPeekAtLastError",
    "cudaRuntimeGetVersion",
    "cudaDriverGetVersion",
    "__cudaRegisterFunction",
}
TEXTS = {"cudaGetErrorString", "cudaGetErrorName"}


def readelf(option: str, file: Path) -> list[str]:
    return subprocess.run(["readelf", "-W", option, str(file)], capture_output=True, text=True).stdout.splitlines()


def is_of(library: str, stem: str) -> bool:
    return library.startswith((stem + ".", stem + "_"))


class Wanted:
    """What the libraries of a folder import: library names, versions of symbols, symbols that none of them defines."""

    def __init__(self, files: list[Path]) -> None:
        self.libraries: set[str] = set()
        self.library_of_version: dict[str, str] = {}
        self.symbols: set[tuple[str, str]] = set()
        self.defined: set[str] = set()
        for file in files:
            self.read(file)

    def read(self, file: Path) -> None:
        for line in readelf("-d", file):
            if match := re.search(r"NEEDED.*\[(.*)\]", line):
                self.libraries.add(match[1])
        library = ""
        for line in readelf("-V", file):
            if match := re.search(r"File: (\S+)", line):
                library = match[1]
            if (match := re.search(r"Name: (\S+)", line)) and library:
                self.library_of_version[match[1]] = library
        for line in readelf("--dyn-syms", file):
            columns = line.split()
            if len(columns) < 8 or not columns[0].endswith(":"):
                continue
            name, _, version = columns[7].partition("@")
            if columns[6] == "UND":
                self.symbols.add((name, version.lstrip("@")))
            else:
                self.defined.add(name)


def functions_by_library(wanted: Wanted, missing: set[str]) -> dict[str, dict[str, set[str]]]:
    """The functions that each missing library has to define, by symbol version."""
    found: dict[str, dict[str, set[str]]] = {library: defaultdict(set) for library in missing}
    for name, version in wanted.symbols:
        if name in wanted.defined and not version:
            continue
        library = wanted.library_of_version.get(version) if version else None
        if not version:
            stems = [stem for stem, prefix in PREFIXES if name.startswith(prefix)][:1]
            library = next((one for one in sorted(missing) for stem in stems if is_of(one, stem)), None)
        if library in found:
            found[library][version].add(name)
    return found


def definition(name: str) -> str:
    if name in TEXTS:
        return f'const char *{name}(void) {{ return "there is no CUDA device"; }}\n'
    return f"int {name}(void) {{ return {0 if name in SUCCEED else 100}; }}\n"


def compile_stub(target: Path, functions: dict[str, set[str]], folder: Path) -> None:
    names = sorted(set().union(*functions.values()))
    source = folder / "stub.c"
    source.write_text("".join(map(definition, names)) or "int unused;\n")
    versions = "".join(
        f"{version} {{ global: {' '.join(f'{name};' for name in sorted(of))} }};\n"
        for version, of in sorted(functions.items())
        if version
    )
    (folder / "versions.map").write_text(versions)
    script = [f"-Wl,--version-script={folder / 'versions.map'}"] if versions else []
    soname = f"-Wl,-soname,{target.name}"
    command = ["gcc", "-w", "-fno-builtin", "-shared", "-fPIC", "-o", str(target), str(source), soname, *script]
    subprocess.run(command, check=True)


def main(packages: Path) -> None:
    folder = packages / "torch" / "lib"
    files = sorted(folder.glob("*.so*"))
    present = {file.name for file in files}
    wanted = Wanted(files)
    missing = {
        name for name in wanted.libraries - present if any(is_of(name, stem) for stem, _ in PREFIXES)
    }
    with tempfile.TemporaryDirectory() as work:
        for library, functions in sorted(functions_by_library(wanted, missing).items()):
            compile_stub(folder / library, functions, Path(work))
            print(library, sum(map(len, functions.values())), "functions")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
