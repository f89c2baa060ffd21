from transformers import AutoModel

model = AutoModel.from_pretrained(
    "openbmb/MiniCPM-o-4_5-awq",
    trust_remote_code=True,
    device_map="auto",
)
print(model)
