import torch
from tirex import load_model

model = load_model("NX-AI/TiRex")

# One row for each series: put in your own, evenly spaced
series = torch.sin(torch.linspace(0, 24, 240))[None]
quantiles, mean = model.forecast(context=series, prediction_length=12)

# The deciles lie along the last axis of the quantiles
print(mean)
print(quantiles.shape)
