from mlc_llm import MLCEngine

# The first start compiles the model for this machine.
model = "HF://Leyten/Qwen3.5-4B-compute-q4f16_1-MLC"
engine = MLCEngine(model)

answer = engine.chat.completions.create(
    messages=[{"role": "user", "content": "Why is the sea salty?"}],
    model=model,
    stream=False,
)
print(answer.choices[0].message.content)
engine.terminate()
