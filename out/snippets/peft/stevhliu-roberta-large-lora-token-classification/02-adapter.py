from peft import PeftModel
from transformers import AutoModelForTokenClassification, AutoTokenizer

base_model = AutoModelForTokenClassification.from_pretrained(
    "roberta-large",
    num_labels=2,  # as many as the adapter was trained for
    device_map="auto",
)
model = PeftModel.from_pretrained(base_model, "stevhliu/roberta-large-lora-token-classification")
tokenizer = AutoTokenizer.from_pretrained("roberta-large")

text = "The best way to learn a language is"
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits.argmax(dim=-1))
