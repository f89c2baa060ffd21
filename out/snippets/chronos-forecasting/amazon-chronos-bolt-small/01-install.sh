pip install -U chronos-forecasting pandas
