# /// script
# dependencies = ["pyarrow", "pylance", "pyyaml"]
# ///
"""A tiny data set with the files that a record lists, or with one archive where it lists none, and its Croissant description."""

import hashlib
import io
import json
import re
import sys
import tarfile
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import yaml

record = json.loads(Path(sys.argv[1]).read_text())
code = Path(sys.argv[3]).read_text()
root = Path(sys.argv[2])
folder = root / "datasets" / record["id"]
ROWS = [{"text": f"The fox number {at}.", "label": at % 2, "idx": at} for at in range(6)]


def write_archive(path):
    with tarfile.open(path, "w") as archive:
        for row in ROWS:
            for kind, content in [("txt", row["text"]), ("json", json.dumps(row))]:
                data = content.encode()
                info = tarfile.TarInfo(f"{row['idx']:04}.{kind}")
                info.size = len(data)
                archive.addfile(info, io.BytesIO(data))


def lines(between):
    header = between.join(ROWS[0])
    return "\n".join([header, *(between.join(map(str, row.values())) for row in ROWS)]) + "\n"


def write(name):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    kind = path.suffix
    if kind == ".parquet":
        pq.write_table(pa.Table.from_pylist(ROWS), path)
    elif kind == ".csv":
        path.write_text(lines(","))
    elif kind == ".tsv":
        path.write_text(lines("\t"))
    elif kind == ".jsonl":
        path.write_text("".join(json.dumps(row) + "\n" for row in ROWS))
    elif kind == ".json":
        path.write_text(json.dumps(ROWS))
    elif kind == ".tar":
        write_archive(path)
    elif name == "README.md":
        # The sizes that a card describes are not those of the tiny files.
        told = {key: value for key, value in record.get("cardData", {}).items() if key != "dataset_info"}
        card = yaml.safe_dump(told) if told else ""
        path.write_text(f"---\n{card}---\n")
    elif ".lance/" in name:
        import lance

        table = folder / re.match(r".*?\.lance", name).group()
        if not table.exists() or not any(table.rglob("*.lance")):
            lance.write_dataset(pa.Table.from_pylist(ROWS), str(table), mode="overwrite")
    else:
        path.write_text("")


def croissant(name):
    """As the hub describes a data set, with its rows in a file of text instead of files that are in git."""
    text = lines(",")
    file = root / "huggingface.co" / "croissant.csv"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    fields = [
        {
            "@type": "cr:Field", "@id": f"{name}/{key}", "name": f"{name}/{key}",
            "dataType": "sc:Text" if isinstance(value, str) else "cr:Int64",
            "source": {"fileObject": {"@id": "rows"}, "extract": {"column": key}},
        }
        for key, value in ROWS[0].items()
    ]  # fmt: skip
    context = {
        "@language": "en", "@vocab": "https://schema.org/", "sc": "https://schema.org/",
        "cr": "http://mlcommons.org/croissant/", "dct": "http://purl.org/dc/terms/", "citeAs": "cr:citeAs",
        "column": "cr:column", "conformsTo": "dct:conformsTo", "data": {"@id": "cr:data", "@type": "@json"},
        "dataType": {"@id": "cr:dataType", "@type": "@vocab"}, "examples": {"@id": "cr:examples", "@type": "@json"},
        "extract": "cr:extract", "field": "cr:field", "fileObject": "cr:fileObject", "fileProperty": "cr:fileProperty",
        "fileSet": "cr:fileSet", "format": "cr:format", "includes": "cr:includes", "isLiveDataset": "cr:isLiveDataset",
        "jsonPath": "cr:jsonPath", "key": "cr:key", "md5": "cr:md5", "parentField": "cr:parentField", "path": "cr:path",
        "recordSet": "cr:recordSet", "references": "cr:references", "regex": "cr:regex", "repeated": "cr:repeated",
        "replace": "cr:replace", "separator": "cr:separator", "source": "cr:source", "subField": "cr:subField",
        "transform": "cr:transform",
    }  # fmt: skip
    document = {
        "@context": context, "@type": "sc:Dataset", "name": record["id"].split("/")[-1],
        "description": "Tiny.", "conformsTo": "http://mlcommons.org/croissant/1.0",
        "url": f"https://huggingface.co/datasets/{record['id']}", "license": "https://choosealicense.com/licenses/mit/",
        "datePublished": "2026-01-01", "version": "1.0.0", "citeAs": "x",
        "distribution": [{
            "@type": "cr:FileObject", "@id": "rows", "name": "rows", "contentUrl": "https://huggingface.co/croissant.csv",
            "encodingFormat": "text/csv", "sha256": hashlib.sha256(text.encode()).hexdigest(),
        }],
        "recordSet": [{"@type": "cr:RecordSet", "@id": name, "name": name, "field": fields}],
    }  # fmt: skip
    path = root / "huggingface.co" / "api" / "datasets" / record["id"] / "croissant"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document))


names = [sibling["rfilename"] for sibling in record.get("siblings", [])] or ["000000.tar"]
for name in names:
    write(name)
asked = re.search(r'dataset\.records\("([^"]+)"\)', code)
if asked:
    croissant(asked.group(1))
