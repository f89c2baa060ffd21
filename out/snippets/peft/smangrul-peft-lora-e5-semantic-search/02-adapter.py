from peft import PeftModel
from transformers import AutoModel, AutoTokenizer

base_model = AutoModel.from_pretrained("intfloat/e5-large-v2", device_map="auto")
model = PeftModel.from_pretrained(base_model, "smangrul/peft_lora_e5_semantic_search")
tokenizer = AutoTokenizer.from_pretrained("intfloat/e5-large-v2")

text = "The best way to learn a language is"
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model(**inputs)
print(outputs.last_hidden_state.shape)
