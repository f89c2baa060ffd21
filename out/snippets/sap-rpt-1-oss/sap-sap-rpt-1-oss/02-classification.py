from sap_rpt_oss import SAP_RPT_OSS_Classifier
from sklearn.datasets import load_breast_cancer
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

features, labels = load_breast_cancer(return_X_y=True)
train_x, test_x, train_y, test_y = train_test_split(
    features, labels, test_size=0.5, random_state=42
)

# When memory is short, lower max_context_size or bagging.
classifier = SAP_RPT_OSS_Classifier(max_context_size=8192, bagging=8)
classifier.fit(train_x, train_y)

print("Probabilities:", classifier.predict_proba(test_x)[0])
print("Accuracy:", accuracy_score(test_y, classifier.predict(test_x)))
