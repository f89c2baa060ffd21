from mlx_lm import generate, load

model, tokenizer = load("mlx-community/Llama-3.2-3B-Instruct-4bit")

messages = [{"role": "user", "content": "Tell a short story about Marie Curie."}]
prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True)

generate(model, tokenizer, prompt=prompt, max_tokens=1024, verbose=True)
