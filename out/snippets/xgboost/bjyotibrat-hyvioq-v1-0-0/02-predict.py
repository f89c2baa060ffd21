import numpy as np
import xgboost as xgb
from huggingface_hub import hf_hub_download

# Take the name from the repository's files: it ends in .json or .ubj
path = hf_hub_download("BJyotibrat/hyvioq-v1.0.0", "model.json")
model = xgb.Booster(model_file=path)
print(model.feature_names)

# One row for each prediction, its values in the order of the features
rows = np.zeros((1, model.num_features()))
print(model.inplace_predict(rows, validate_features=False))
