from peft import PeftModel
from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

base_model = AutoModelForSeq2SeqLM.from_pretrained("bigscience/T0_3B", device_map="auto")
model = PeftModel.from_pretrained(base_model, "smangrul/twitter_complaints_bigscience_T0_3B_LORA_SEQ_2_SEQ_LM")
tokenizer = AutoTokenizer.from_pretrained("bigscience/T0_3B")

text = "Tweet text : @HMRCcustomers No this is my first job Label : "
inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
