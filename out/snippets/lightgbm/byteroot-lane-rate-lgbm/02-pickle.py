import joblib
from huggingface_hub import hf_hub_download

# Loading a pickle file runs code from it: only load files that you trust
# What it holds is of a class of LightGBM, or of scikit-learn
# Take the name from the repository's files
path = hf_hub_download("Byteroot/lane-rate-lgbm", "model.joblib")
model = joblib.load(path)
print(model)

# The columns of the table that model.predict takes, where the model was trained on one
print(getattr(model, "feature_names_in_", None))
