from vllm import LLM

llm = LLM(model="mistralai/Mistral-7B-Instruct-v0.3")

messages = [
    {"role": "user", "content": "Who are you?"},
]
params = llm.get_default_sampling_params()
params.max_tokens = 1024
outputs = llm.chat(messages, params)
print(outputs[0].outputs[0].text)
