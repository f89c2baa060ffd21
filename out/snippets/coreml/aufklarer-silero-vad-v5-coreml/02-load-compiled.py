from pathlib import Path

import coremltools as ct
from huggingface_hub import snapshot_download

# A compiled model is a folder: of several the first is loaded
folder = Path(snapshot_download("aufklarer/Silero-VAD-v5-CoreML"))
path = sorted(folder.rglob("*.mlmodelc"))[0]
model = ct.models.CompiledMLModel(str(path))
print(path.name, model)

# Its inputs and outputs, where the compiler wrote them; model.predict({"name": value}) runs it
for file in path.glob("metadata.json"):
    print(file.read_text())
