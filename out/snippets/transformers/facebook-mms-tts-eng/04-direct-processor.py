from transformers import AutoModelForTextToWaveform, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/mms-tts-eng")
model = AutoModelForTextToWaveform.from_pretrained(
    "facebook/mms-tts-eng",
    device_map="auto",
)
print(model)
