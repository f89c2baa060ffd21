from transformers import AutoModelForTableQuestionAnswering, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google/tapas-base-finetuned-wtq")
model = AutoModelForTableQuestionAnswering.from_pretrained(
    "google/tapas-base-finetuned-wtq",
    device_map="auto",
)
print(model)
