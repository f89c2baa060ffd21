import torch
from tsfm_public import FlowStateForPrediction

device = "cuda" if torch.cuda.is_available() else "cpu"
# Newer versions are branches: revision="r1.1"
model = FlowStateForPrediction.from_pretrained("ibm-granite/granite-timeseries-flowstate-r1").to(device)

# Put in your own series: time, batch, channel; this one repeats every 24 steps
steps = torch.arange(240, device=device)
series = torch.sin(steps * 2 * torch.pi / 24)[:, None, None]

# 24 divided by the length of a season:
# 1 for hours with a daily season, 24 / 7 for days with a weekly one
with torch.inference_mode():
    forecast = model(series, scale_factor=1.0, prediction_length=12, batch_first=False)
print(forecast.prediction_outputs)
