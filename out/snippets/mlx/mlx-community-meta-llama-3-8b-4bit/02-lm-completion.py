from mlx_lm import generate, load

model, tokenizer = load("mlx-community/Meta-Llama-3-8B-4bit")

generate(model, tokenizer, prompt="Long ago, in a hut by the sea,", max_tokens=512, verbose=True)
