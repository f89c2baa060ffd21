from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

path = hf_hub_download("haizad/ames-housing-random-forest-predictor", "model.skops")

# Loading runs the code of these types: go on only if you trust each of them
unknown_types = get_untrusted_types(file=path)
print(unknown_types)

model = load(path, trusted=unknown_types)
print(model)

# The columns of the table that model.predict takes, where the model was trained on one
print(getattr(model, "feature_names_in_", None))
