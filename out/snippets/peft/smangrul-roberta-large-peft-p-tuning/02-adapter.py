from peft import PeftModel
from transformers import AutoModelForSequenceClassification, AutoTokenizer

base_model = AutoModelForSequenceClassification.from_pretrained(
    "roberta-large",
    num_labels=2,  # as many as the adapter was trained for
    device_map="auto",
)
model = PeftModel.from_pretrained(base_model, "smangrul/roberta-large-peft-p-tuning")
tokenizer = AutoTokenizer.from_pretrained("roberta-large")

text = "The film was over too soon; I'd have stayed for hours."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.logits.argmax(dim=-1))
