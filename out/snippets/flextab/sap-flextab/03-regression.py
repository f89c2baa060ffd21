from flextab import FlexTabRegressor
from sklearn.datasets import fetch_openml
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

dataset = fetch_openml(data_id=531, as_frame=True)
X, y = dataset.data, dataset.target.astype(float)
X_train, X_test, y_train, y_test = train_test_split(
    X, y, test_size=0.5, random_state=42
)

# Lower both numbers when memory is short.
model = FlexTabRegressor(max_context_size=8192, bagging=8)
model.fit(X_train, y_train)

predictions = model.predict(X_test)
print("R2 score:", r2_score(y_test, predictions))
