import joblib
from huggingface_hub import hf_hub_download

# Loading a pickle file runs code from it: only load files that you trust
# See https://skops.readthedocs.io/en/stable/persistence.html
path = hf_hub_download("scikit-learn/skops-blog-example", "example.pkl")
model = joblib.load(path)
print(model)

# The columns of the table that model.predict takes, where the model was trained on one
print(getattr(model, "feature_names_in_", None))
