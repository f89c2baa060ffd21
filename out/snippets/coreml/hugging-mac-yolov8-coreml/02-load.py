from pathlib import Path

import coremltools as ct
from huggingface_hub import snapshot_download

folder = Path(snapshot_download("hugging-mac/yolov8-coreml"))
path = next(path for path in sorted(folder.rglob("*")) if path.suffix in (".mlpackage", ".mlmodel"))
model = ct.models.MLModel(str(path))

# Its inputs and outputs; model.predict({"name": value}) runs it, on a Mac
print(model.get_spec().description)
