# /// script
# dependencies = []
# ///
# serves = ["serve http://127.0.0.1:8080/v1/models"]
# install-seconds 3600: cargo compiles the engine, 290,000 lines, for 20 minutes on two cores and longer beside others.
"""
CMF files with random weights, packed by cortiq's own converters from tiny checkpoints: python cortiq/main.py <record.json>
<folder> <snippet file>. The snippets call the file FILE.cmf, which a reader replaces.
"""

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import image  # noqa: E402
import language  # noqa: E402
import music  # noqa: E402
import video  # noqa: E402

PIPELINES = {"text-generation": language, "text-to-image": image, "text-to-video": video, "text-to-audio": music}


def main(record, folder):
    """Packs the checkpoint of the record's task into <folder>/<owner>/<name>/FILE.cmf."""
    facts = json.loads(Path(record).read_text())
    source = Path("source").resolve()
    source.mkdir()
    repository = Path(folder) / facts["id"]
    repository.mkdir(parents=True)
    command = ["cortiq", *PIPELINES[facts["pipeline_tag"]].write(source)]
    out = "--output" if "convert" in command else "--out"
    subprocess.run([*map(str, command), out, str(repository / "FILE.cmf")], check=True)


main(*sys.argv[1:3])
