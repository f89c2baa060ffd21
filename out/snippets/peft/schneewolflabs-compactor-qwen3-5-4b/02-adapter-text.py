from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

base_model = AutoModelForCausalLM.from_pretrained("Lazarus-Ai/ReAligned-Qwen3.5-4B", device_map="auto")
model = PeftModel.from_pretrained(base_model, "schneewolflabs/Compactor-Qwen3.5-4B")
tokenizer = AutoTokenizer.from_pretrained("Lazarus-Ai/ReAligned-Qwen3.5-4B")

# In the form of the texts that the adapter was trained on
text = "The best way to learn a language is"
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
