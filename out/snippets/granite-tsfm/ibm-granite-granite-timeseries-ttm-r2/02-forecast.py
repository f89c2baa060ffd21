import numpy as np
import pandas as pd
from tsfm_public import TimeSeriesForecastingPipeline, TinyTimeMixerForPrediction

# Other lengths of context and forecast are branches: revision="1024-96-r2"
model = TinyTimeMixerForPrediction.from_pretrained("ibm-granite/granite-timeseries-ttm-r2")

# Put in your own table: evenly spaced, at least as long as the context of the model
times = pd.date_range("2025-01-01", periods=1024, freq="h")
table = pd.DataFrame({"time": times, "load": np.sin(np.arange(1024) / 4)})

pipeline = TimeSeriesForecastingPipeline(
    model,
    timestamp_column="time",
    id_columns=[],
    target_columns=["load"],
    explode_forecasts=True,
    freq="h",
)
# The forecast that follows the last rows
print(pipeline(table.tail(model.config.context_length)))
