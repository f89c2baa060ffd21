from vllm import LLM, SamplingParams

llm = LLM(model="mistralai/Mistral-7B-Instruct-v0.3")

params = SamplingParams(max_tokens=200)
outputs = llm.generate(["Once upon a time,"], params)
print(outputs[0].outputs[0].text)
