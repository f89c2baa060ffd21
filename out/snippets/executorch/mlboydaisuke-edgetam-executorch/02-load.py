from pathlib import Path

from executorch.runtime import Runtime
from huggingface_hub import snapshot_download

folder = Path(snapshot_download("mlboydaisuke/EdgeTAM-ExecuTorch"))
path = sorted(folder.rglob("*.pte"))[0]
program = Runtime.get().load_program(path)

# What the program offers, with its inputs and outputs; execute([tensor, …]) runs a method
for name in sorted(program.method_names):
    print(program.load_method(name).metadata)
