from transformers import AutoModelForPreTraining, AutoProcessor

processor = AutoProcessor.from_pretrained("facebook/wav2vec2-base")
model = AutoModelForPreTraining.from_pretrained(
    "facebook/wav2vec2-base",
    device_map="auto",
)
print(model)
