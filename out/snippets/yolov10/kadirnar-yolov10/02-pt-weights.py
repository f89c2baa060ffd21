from huggingface_hub import hf_hub_download
from ultralytics import YOLO

model = YOLO(hf_hub_download("kadirnar/Yolov10", "yolov10n.pt"))

results = model.predict(
    source="http://images.cocodataset.org/val2017/000000039769.jpg", save=True
)
print(results[0].boxes)
