from transformers import AutoModelForCausalLM

model = AutoModelForCausalLM.from_pretrained(
    "thuml/sundial-base-128m",
    trust_remote_code=True,
    device_map="auto",
)
# Code of the repository: these are its methods, and its card says how to use them.
print([name for name in vars(type(model)) if not name.startswith("_")])
