from transformers import AutoModelForCausalLM, AutoProcessor

processor = AutoProcessor.from_pretrained(
    "allenai/Molmo-7B-D-0924",
    trust_remote_code=True,
)
model = AutoModelForCausalLM.from_pretrained(
    "allenai/Molmo-7B-D-0924",
    trust_remote_code=True,
    device_map="auto",
)
# Code of the repository: these are its methods, and its card says how to use them.
print([name for name in vars(type(model)) if not name.startswith("_")])
