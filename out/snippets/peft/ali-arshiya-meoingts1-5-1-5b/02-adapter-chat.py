from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

base_model = AutoModelForCausalLM.from_pretrained("Qwen/Qwen2.5-1.5B-Instruct", device_map="auto")
model = PeftModel.from_pretrained(base_model, "ali-arshiya/meoinGTS1.5-1.5B")
# With the chat template that the adapter was trained on
tokenizer = AutoTokenizer.from_pretrained("ali-arshiya/meoinGTS1.5-1.5B")

messages = [
    {"role": "user", "content": "What is the best way to learn a language?"},
]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(tokenizer.decode(answer, skip_special_tokens=True))
