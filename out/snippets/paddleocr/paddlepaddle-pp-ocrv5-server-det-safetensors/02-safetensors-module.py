from pathlib import Path

import yaml
from huggingface_hub import snapshot_download
from paddleocr import TextDetection

folder = snapshot_download(repo_id="PaddlePaddle/PP-OCRv5_server_det_safetensors")
settings = yaml.safe_load(Path(folder, "inference.yml").read_text(encoding="utf-8"))
model = TextDetection(
    model_name=settings["Global"]["model_name"],
    model_dir=folder,
    engine="transformers",
)
for result in model.predict(input="image.png", batch_size=1):
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/res.json")
