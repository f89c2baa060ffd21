from vllm import LLM

llm = LLM(model="poolside/Laguna-S-2.1-NVFP4", trust_remote_code=True)

messages = [
    {"role": "user", "content": "Who are you?"},
]
params = llm.get_default_sampling_params()
params.max_tokens = 1024
outputs = llm.chat(messages, params)
print(outputs[0].outputs[0].text)
