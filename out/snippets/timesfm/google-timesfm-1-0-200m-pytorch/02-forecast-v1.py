import numpy as np
import timesfm

model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(
        backend="cpu",  # or "gpu"
        horizon_len=128,  # how many values to forecast
    ),
    checkpoint=timesfm.TimesFmCheckpoint(huggingface_repo_id="google/timesfm-1.0-200m-pytorch"),
)

# Put in your own series: any length, evenly spaced
series = np.sin(np.linspace(0, 24, 240))

# freq: 0 for values up to daily, 1 for weekly and monthly ones, 2 for rarer ones
point_forecast, quantile_forecast = model.forecast([series], freq=[0])
print(point_forecast)
print(quantile_forecast.shape)
