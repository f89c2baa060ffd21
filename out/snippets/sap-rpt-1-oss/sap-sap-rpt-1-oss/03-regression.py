from sap_rpt_oss import SAP_RPT_OSS_Regressor
from sklearn.datasets import fetch_openml
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

# Data set 531 of OpenML holds the Boston house prices.
houses = fetch_openml(data_id=531, as_frame=True)
train_x, test_x, train_y, test_y = train_test_split(
    houses.data, houses.target.astype(float), test_size=0.5, random_state=42
)

# When memory is short, lower max_context_size or bagging.
regressor = SAP_RPT_OSS_Regressor(max_context_size=8192, bagging=8)
regressor.fit(train_x, train_y)

print("R2:", r2_score(test_y, regressor.predict(test_x)))
