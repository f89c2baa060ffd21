from huggingface_hub import hf_hub_download
from ultralytics import YOLO

# Take the name from the repository's files
weights = hf_hub_download("keremberke/yolov8m-table-extraction", "weights.pt")
model = YOLO(weights)

# A picture of what the model was trained to find
source = "image.jpg"
# save=True draws what was found into a copy of the picture, below the folder runs
results = model.predict(source=source, save=True)
print(results[0].to_df())
