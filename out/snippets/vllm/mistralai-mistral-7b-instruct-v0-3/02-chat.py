from vllm import LLM, SamplingParams

llm = LLM(model="mistralai/Mistral-7B-Instruct-v0.3")

messages = [
    {"role": "user", "content": "Who are you?"},
]
params = SamplingParams(max_tokens=1024)
outputs = llm.chat(messages, params)
print(outputs[0].outputs[0].text)
