from vllm import LLM

llm = LLM(
    model="mistralai/Mistral-Small-24B-Base-2501",
    tokenizer_mode="mistral",
    config_format="mistral",
    load_format="mistral",
)

params = llm.get_default_sampling_params()
params.max_tokens = 200
outputs = llm.generate(["Once upon a time,"], params)
print(outputs[0].outputs[0].text)
