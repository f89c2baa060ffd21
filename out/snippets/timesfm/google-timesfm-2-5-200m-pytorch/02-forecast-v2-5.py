import numpy as np
import timesfm

# torch_compile=True: the first forecast takes longer, every other less
model = timesfm.TimesFM_2p5_200M_torch.from_pretrained("google/timesfm-2.5-200m-pytorch", torch_compile=False)
model.compile(
    timesfm.ForecastConfig(
        max_context=1024,
        max_horizon=256,
        normalize_inputs=True,
        use_continuous_quantile_head=True,
        fix_quantile_crossing=True,
    )
)

# Put in your own series: any length, evenly spaced
series = np.sin(np.linspace(0, 24, 240)).astype(np.float32)

# The mean and the deciles lie along the last axis of the quantiles
point_forecast, quantile_forecast = model.forecast(horizon=12, inputs=[series])
print(point_forecast)
print(quantile_forecast.shape)
