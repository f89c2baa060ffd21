import keras_hub

causal_lm = keras_hub.models.CausalLM.from_preset(
    "hf://keras/gpt2_base_en",
    dtype="bfloat16",
)
print(causal_lm.generate("Keras is a library that", max_length=64))
