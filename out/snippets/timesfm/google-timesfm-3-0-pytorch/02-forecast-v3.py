import numpy as np
import torch
from timesfm3 import TimesFM3Forecaster

device = "cuda" if torch.cuda.is_available() else "cpu"
model = TimesFM3Forecaster.from_pretrained("google/timesfm-3.0-pytorch", device=device)

# Put in your own series: any length, evenly spaced
series = np.sin(np.linspace(0, 24, 240)).astype(np.float32)

forecast = model.predict(series, horizon=12, return_quantiles=True)
print(forecast.forecast)
print(forecast.quantiles.shape)
