from transformers import AutoModelForTextToWaveform, AutoProcessor

processor = AutoProcessor.from_pretrained("facebook/musicgen-small")
model = AutoModelForTextToWaveform.from_pretrained(
    "facebook/musicgen-small",
    device_map="auto",
)
print(model)
