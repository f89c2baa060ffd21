import pandas as pd
import torch
from chronos import BaseChronosPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipeline = BaseChronosPipeline.from_pretrained(
    "amazon/chronos-bolt-small",
    device_map=device,
)

# Put in your own table: a row for each series (item_id) and time
url = "https://autogluon.s3.us-west-2.amazonaws.com/datasets/timeseries/misc/AirPassengers.csv"
context = pd.read_csv(url, parse_dates=["Month"])
context["item_id"] = "AirPassengers"

forecast = pipeline.predict_df(
    context,
    prediction_length=36,
    quantile_levels=[0.1, 0.5, 0.9],
    id_column="item_id",
    timestamp_column="Month",
    target="#Passengers",
)
print(forecast)
