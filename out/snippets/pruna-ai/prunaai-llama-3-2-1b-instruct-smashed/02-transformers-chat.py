from pruna import PrunaModel
from transformers import AutoTokenizer

processor = AutoTokenizer.from_pretrained("PrunaAI/Llama-3.2-1B-Instruct-smashed")
model = PrunaModel.from_pretrained("PrunaAI/Llama-3.2-1B-Instruct-smashed")

messages = [{"role": "user", "content": "What is the capital of France?"}]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=512)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
