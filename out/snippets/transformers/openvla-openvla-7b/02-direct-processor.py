from transformers import AutoModelForVision2Seq, AutoProcessor

processor = AutoProcessor.from_pretrained(
    "openvla/openvla-7b",
    trust_remote_code=True,
)
model = AutoModelForVision2Seq.from_pretrained(
    "openvla/openvla-7b",
    trust_remote_code=True,
    device_map="auto",
)
# Code of the repository: these are its methods, and its card says how to use them.
print([name for name in vars(type(model)) if not name.startswith("_")])
