from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

base_model = AutoModelForCausalLM.from_pretrained("unsloth/tinyllama", device_map="auto")
model = PeftModel.from_pretrained(base_model, "ozzyable/log-summerizer-tinyllama")
tokenizer = AutoTokenizer.from_pretrained("ozzyable/log-summerizer-tinyllama")

text = "The best way to learn a language is"
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
