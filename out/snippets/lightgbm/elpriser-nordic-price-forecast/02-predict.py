import lightgbm as lgb
import numpy as np
from huggingface_hub import hf_hub_download

# Take the name from the repository's files
path = hf_hub_download("Elpriser/nordic-price-forecast", "model.txt")
model = lgb.Booster(model_file=path)
print(model.feature_name())

# One row for each prediction, its values in the order of the features
rows = np.zeros((1, model.num_feature()))
print(model.predict(rows))
