from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("internlm/internlm2-1_8b-reward", trust_remote_code=True)
model = AutoModel.from_pretrained(
    "internlm/internlm2-1_8b-reward",
    trust_remote_code=True,
    torch_dtype="auto",
    device_map="auto",
)

# A reward model scores an answer; the better one of two has the higher score.
messages = [
    {"role": "user", "content": "What is the capital of France?"},
    {"role": "assistant", "content": "It is Paris."},
]
print(model.get_score(tokenizer, messages))
