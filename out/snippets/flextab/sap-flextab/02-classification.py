from flextab import FlexTabClassifier
from sklearn.datasets import load_breast_cancer
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

X, y = load_breast_cancer(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(
    X, y, test_size=0.5, random_state=42
)

# Lower both numbers when memory is short.
model = FlexTabClassifier(max_context_size=8192, bagging=8)
model.fit(X_train, y_train)

probabilities = model.predict_proba(X_test)
predictions = model.predict(X_test)
print("Probabilities:", probabilities[:3])
print("Accuracy:", accuracy_score(y_test, predictions))
