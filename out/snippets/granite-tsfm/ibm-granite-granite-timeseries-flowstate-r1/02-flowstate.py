import torch
from tsfm_public import FlowStateForPrediction

device = "cuda" if torch.cuda.is_available() else "cpu"
model = FlowStateForPrediction.from_pretrained("ibm-granite/granite-timeseries-flowstate-r1").to(device)

# Put in your own series: time, batch, channel
series = torch.sin(torch.linspace(0, 24, 240, device=device))[:, None, None]

# 24 divided by the length of a season:
# 1 for hours with a daily season, 24 / 7 for days with a weekly one
with torch.inference_mode():
    forecast = model(series, scale_factor=1.0, prediction_length=12, batch_first=False)
print(forecast.prediction_outputs)
