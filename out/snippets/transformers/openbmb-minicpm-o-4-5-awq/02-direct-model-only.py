from transformers import AutoModel

model = AutoModel.from_pretrained(
    "openbmb/MiniCPM-o-4_5-awq",
    trust_remote_code=True,
    device_map="auto",
)
# Code of the repository: these are its methods, and its card says how to use them.
print([name for name in vars(type(model)) if not name.startswith("_")])
