import ctranslate2
from huggingface_hub import snapshot_download
from transformers import AutoTokenizer

folder = snapshot_download("winstxnhdw/openchat-3.6-ct2-int8")
generator = ctranslate2.Generator(folder, device="auto")  # a GPU, if there is one
tokenizer = AutoTokenizer.from_pretrained(folder)

prompt = tokenizer.apply_chat_template(
    [{"role": "user", "content": "Why is the sea salty?"}],
    tokenize=False,
    add_generation_prompt=True,
)
tokens = tokenizer.tokenize(prompt)
results = generator.generate_batch([tokens], max_length=256, include_prompt_in_result=False)
print(tokenizer.decode(results[0].sequences_ids[0]))
