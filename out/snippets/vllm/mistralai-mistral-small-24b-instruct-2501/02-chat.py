from vllm import LLM

llm = LLM(
    model="mistralai/Mistral-Small-24B-Instruct-2501",
    tokenizer_mode="mistral",
    config_format="mistral",
    load_format="mistral",
)

messages = [
    {"role": "user", "content": "Hi, what can you help me with?"},
]
params = llm.get_default_sampling_params()
params.max_tokens = 1024
outputs = llm.chat(messages, params)
print(outputs[0].outputs[0].text)
