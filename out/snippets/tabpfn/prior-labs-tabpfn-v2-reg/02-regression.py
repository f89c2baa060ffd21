from sklearn.datasets import load_diabetes
from sklearn.model_selection import train_test_split
from tabpfn import TabPFNRegressor
from tabpfn.constants import ModelVersion

# Put in your own table: neither scaled nor one-hot encoded
X, y = load_diabetes(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.2, random_state=0)

model = TabPFNRegressor.create_default_for_version(ModelVersion.V2)
model.fit(X_train, y_train)
print(model.predict(X_test))
print(model.score(X_test, y_test))
