from pathlib import Path

import yaml
from huggingface_hub import snapshot_download
from paddleocr import TableClassification

folder = snapshot_download(repo_id="PaddlePaddle/PP-LCNet_x1_0_table_cls_onnx")
settings = yaml.safe_load(Path(folder, "inference.yml").read_text(encoding="utf-8"))
model = TableClassification(
    model_name=settings["Global"]["model_name"],
    model_dir=folder,
    engine="onnxruntime",
)
for result in model.predict(input="image.png", batch_size=1):
    result.print()
    result.save_to_json(save_path="./output/res.json")
