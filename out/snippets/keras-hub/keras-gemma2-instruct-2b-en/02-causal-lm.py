import keras_hub

causal_lm = keras_hub.models.CausalLM.from_preset(
    "hf://keras/gemma2_instruct_2b_en",
    dtype="bfloat16",
)
causal_lm.compile(sampler="greedy")
print(causal_lm.generate("Keras is a library that", max_length=64))
