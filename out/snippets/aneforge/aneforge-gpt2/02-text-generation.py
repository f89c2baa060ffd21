import aneforge as af
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("aneforge/gpt2")
model = af.load_llm("aneforge/gpt2")

prompt_ids = tokenizer.encode("A neural engine is a part of a chip that")
new_ids = model.generate(prompt_ids, max_new_tokens=40)
print(tokenizer.decode(new_ids))
