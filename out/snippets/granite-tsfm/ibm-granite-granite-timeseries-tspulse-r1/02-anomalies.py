import numpy as np
import pandas as pd
from tsfm_public.models.tspulse import TSPulseForReconstruction
from tsfm_public.toolkit.time_series_anomaly_detection_pipeline import (
    TimeSeriesAnomalyDetectionPipeline,
)

model = TSPulseForReconstruction.from_pretrained("ibm-granite/granite-timeseries-tspulse-r1", num_input_channels=1)

# Put in your own table: evenly spaced, at least as long as the context of the model
times = pd.date_range("2025-01-01", periods=1024, freq="h")
table = pd.DataFrame({"time": times, "load": np.sin(np.arange(1024) / 4)})

pipeline = TimeSeriesAnomalyDetectionPipeline(
    model,
    timestamp_column="time",
    target_columns=["load"],
    prediction_mode=["time", "fft"],
)
scores = pipeline(table)
print(scores.tail())
