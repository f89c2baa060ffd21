import joblib
from huggingface_hub import hf_hub_download

# Loading a pickle file runs code from it: only load files that you trust
# See https://skops.readthedocs.io/en/stable/persistence.html
path = hf_hub_download("scikit-learn/Fish-Weight", "model.pkl")
model = joblib.load(path)
print(model)
