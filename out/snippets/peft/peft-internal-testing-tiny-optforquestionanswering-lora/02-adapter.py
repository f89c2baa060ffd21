from peft import PeftModel
from transformers import AutoModelForQuestionAnswering, AutoTokenizer

base_model = AutoModelForQuestionAnswering.from_pretrained("hf-internal-testing/tiny-random-OPTForQuestionAnswering", device_map="auto")
model = PeftModel.from_pretrained(base_model, "peft-internal-testing/tiny_OPTForQuestionAnswering-lora")
tokenizer = AutoTokenizer.from_pretrained("hf-internal-testing/tiny-random-OPTForQuestionAnswering")

question = "Where was the telescope built?"
context = "The telescope was built on a mountain in northern Chile."
inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)
start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0, start : end + 1]))
