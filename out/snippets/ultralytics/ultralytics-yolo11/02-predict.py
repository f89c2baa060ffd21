from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("Ultralytics/YOLO11", "yolo11n.pt")
model = YOLO(weights)

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
# save=True draws what was found into a copy of the picture, below the folder runs
results = model.predict(source=source, save=True)
print(results[0].to_df())
