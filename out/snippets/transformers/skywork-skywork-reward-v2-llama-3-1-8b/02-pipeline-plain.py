from transformers import pipeline

pipe = pipeline("text-classification", model="Skywork/Skywork-Reward-V2-Llama-3.1-8B")

# A reward model scores an answer; the better one of two has the higher score.
messages = [
    {"role": "user", "content": "What is the capital of France?"},
    {"role": "assistant", "content": "It is Paris."},
]
# The template writes the special tokens.
text = pipe.tokenizer.apply_chat_template(messages, tokenize=False)
for result in pipe(text, add_special_tokens=False, function_to_apply="none"):
    print(result["score"])
