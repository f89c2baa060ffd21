from huggingface_hub import hf_hub_download
from skops.io import get_untrusted_types, load

# The file must be in the skops format
path = hf_hub_download("haizad/ames-housing-random-forest-predictor", "model.skops")

# Read this list before you trust its types
unknown_types = get_untrusted_types(file=path)
print(unknown_types)

model = load(path, trusted=unknown_types)
print(model)
