import torch
from transformers import AutoModelForTimeSeriesPrediction

model = AutoModelForTimeSeriesPrediction.from_pretrained(
    "google/timesfm-2.5-200m-transformers",
    device_map="auto",
)

# One tensor for each series, of any length
series = [torch.linspace(0, 20, 128).sin().to(model.device)]
with torch.inference_mode():
    outputs = model(past_values=series)
print(outputs.mean_predictions[0])
