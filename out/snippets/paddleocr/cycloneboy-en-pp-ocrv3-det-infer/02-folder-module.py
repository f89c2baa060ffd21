from pathlib import Path

import yaml
from huggingface_hub import snapshot_download
from paddleocr import TextDetection

folder = snapshot_download(repo_id="cycloneboy/en_PP-OCRv3_det_infer")
settings = yaml.safe_load(Path(folder, "inference.yml").read_text(encoding="utf-8"))
model = TextDetection(
    model_name=settings["Global"]["model_name"],
    model_dir=folder,
)
for result in model.predict("image.png"):
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/res.json")
