# /// script
# dependencies = []
# ///
"""A kernel repository with one build, in Python, for every backend. What builds the published repository has is not looked at here.

The answer of the hub's API that its organisation is trusted lies beside it.
"""

import json
import sys
from pathlib import Path

CODE = """import torch


def silu_and_mul(out: torch.Tensor, x: torch.Tensor) -> None:
    half = x.shape[-1] // 2
    out.copy_(torch.nn.functional.silu(x[..., :half]) * x[..., half:])
"""

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
organisation, name = record["id"].split("/")
build = repositories / record["id"] / "build/torch-universal"
build.mkdir(parents=True)
(build / "__init__.py").write_text(CODE)
metadata = {
    "id": f"{name}_universal", "name": name, "version": 1, "license": "apache-2.0", "python-depends": [], "backend": {"type": "cpu"},
}  # fmt: skip
(build / "metadata.json").write_text(json.dumps(metadata))
overview = repositories / "huggingface.co/api/organizations" / organisation / "overview"
overview.parent.mkdir(parents=True)
overview.write_text(json.dumps({"name": organisation, "fullname": organisation, "trustedKernelPublisher": True}))
