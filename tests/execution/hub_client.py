"""Asks the mock hub for what snippets ask, with huggingface_hub: hub_client.py <cache folder>, HF_ENDPOINT in the environment.

Prints one line of JSON: what went otherwise than the published library has it, by name.
"""

import json
import sys

from huggingface_hub import HfApi, HfFileSystem, hf_hub_download, snapshot_download
from huggingface_hub.errors import EntryNotFoundError, RepositoryNotFoundError

ID = "owner/name"
FILES = {"config.json": b'{"model_type": "tiny"}', "onnx/model.onnx": b"0123456789"}
cache = sys.argv[1]


def info():
    found = HfApi().model_info(ID)
    assert found.pipeline_tag == "fill-mask" and found.sha, found
    assert [one.rfilename for one in found.siblings] == list(FILES), found.siblings


def tree():
    found = {one.path: one.size for one in HfApi().list_repo_tree(ID, recursive=True) if hasattr(one, "size")}
    assert found == {name: len(content) for name, content in FILES.items()}, found


def file():
    path = hf_hub_download(ID, "config.json", cache_dir=cache)
    with open(path, "rb") as opened:
        assert opened.read() == FILES["config.json"]


def snapshot():
    folder = snapshot_download(ID, cache_dir=f"{cache}/snapshot")
    for name, content in FILES.items():
        with open(f"{folder}/{name}", "rb") as opened:
            assert opened.read() == content, name


def slice_of_file():
    found = HfFileSystem().read_bytes(f"{ID}/onnx/model.onnx", start=2, end=5)
    assert found == b"234", found


def missing_file():
    try:
        hf_hub_download(ID, "none.json", cache_dir=cache)
    except EntryNotFoundError:
        return
    raise AssertionError("a file was found")


def missing_repository():
    try:
        HfApi().model_info("owner/none")
    except RepositoryNotFoundError:
        return
    raise AssertionError("a repository was found")


faults = {}
for check in (info, tree, file, snapshot, slice_of_file, missing_file, missing_repository):
    try:
        check()
    except Exception as error:
        faults[check.__name__] = f"{type(error).__name__}: {error}".split("\n")[0][:200]
print(json.dumps(faults))
