from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("keremberke/yolov8m-table-extraction", "weights.pt")
model = YOLO(weights)

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
# save=True draws what was found into a copy of the picture
results = model.predict(source=source, save=True)
print(results[0].to_df())
