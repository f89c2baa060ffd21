"""Unpacks one wheel or source archive: only what static reading needs, and never executes any of it.

Usage: python3 unpack.py ARCHIVE FOLDER

Prints how many modules it has. Python sources, stubs and metadata are written; compiled modules become empty files of
the same name, so that their existence is known. A wheel's `.data/purelib` and `platlib` trees are laid where an
installation would put them.
"""

import pathlib
import re
import sys
import tarfile
import zipfile

TEXT = (
    ".py",
    ".pyi",
    "METADATA",
    "PKG-INFO",
    "entry_points.txt",
    "requires.txt",
    "top_level.txt",
    "py.typed",
    "pyproject.toml",
    "setup.cfg",
)
COMPILED = (".so", ".pyd", ".dylib", ".pyx", ".pxd")
LIMIT = 8_000_000


def target(name: str, strip: int) -> pathlib.PurePosixPath | None:
    """Where a member goes: without the archive's own folder, never outside of the target; None to leave it out."""
    parts = pathlib.PurePosixPath(name).parts[strip:]
    if not parts or ".." in parts or parts[0].startswith("/"):
        return None
    if parts[0].endswith(".data") and len(parts) > 2:
        parts = parts[2:] if parts[1] in ("purelib", "platlib") else ()
    if not parts or not parts[-1].endswith(TEXT + COMPILED):
        return None
    return pathlib.PurePosixPath(*parts)


def members(archive: pathlib.Path):
    """Yields (name, size, read) for every regular file of the archive."""
    if archive.name.endswith((".whl", ".zip")):
        with zipfile.ZipFile(archive) as box:
            for info in box.infolist():
                if not info.is_dir():
                    yield info.filename, info.file_size, lambda info=info: box.read(info)
        return
    with tarfile.open(archive) as box:
        for info in box:
            if info.isfile():
                yield info.name, info.size, lambda info=info: box.extractfile(info).read()


def unpack(archive: pathlib.Path, folder: pathlib.Path) -> int:
    """Writes the members that matter below folder; returns how many of them are modules."""
    strip = 0 if archive.name.endswith(".whl") else 1
    count = 0
    for name, size, read in members(archive):
        path = target(name, strip)
        if path is None or size > LIMIT and not name.endswith(COMPILED):
            continue
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        compiled = re.search(r"\.(so|pyd|dylib|pyx|pxd)$", name)
        place.write_bytes(b"" if compiled else read())
        count += path.suffix in (".py", ".pyi", *COMPILED)
    return count


if __name__ == "__main__":
    print(unpack(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])))
