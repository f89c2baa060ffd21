from pythae.models import AutoModel

# The repository holds pickles, which can run code: load them only if you trust it.
model = AutoModel.load_from_hf_hub(
    "clementchadebec/reproduced_vae",
    allow_pickle=True,
)
print(model.model_config)
