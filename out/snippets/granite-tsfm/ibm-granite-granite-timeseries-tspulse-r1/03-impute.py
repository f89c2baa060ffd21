import numpy as np
import pandas as pd
from tsfm_public import TimeSeriesPreprocessor
from tsfm_public.models.tspulse import TSPulseForReconstruction
from tsfm_public.toolkit.time_series_imputation_pipeline import TimeSeriesImputationPipeline

model = TSPulseForReconstruction.from_pretrained("ibm-granite/granite-timeseries-tspulse-r1", num_input_channels=1)

# Put in your own table: evenly spaced, at least as long as the context of the model
times = pd.date_range("2025-01-01", periods=1024, freq="h")
table = pd.DataFrame({"time": times, "load": np.sin(np.arange(1024) / 4)})
table.loc[300:330, "load"] = np.nan

preprocessor = TimeSeriesPreprocessor(
    timestamp_column="time",
    target_columns=["load"],
    context_length=model.config.context_length,
    prediction_length=0,
    scaling=True,
    encode_categorical=False,
)
preprocessor.train(table)

pipeline = TimeSeriesImputationPipeline(model, feature_extractor=preprocessor)
filled = pipeline(table)
print(filled[300:330])
