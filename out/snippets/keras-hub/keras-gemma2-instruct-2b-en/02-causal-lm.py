import keras_hub

causal_lm = keras_hub.models.CausalLM.from_preset(
    "hf://keras/gemma2_instruct_2b_en",
    dtype="bfloat16",
)
# The turns of a chat, as the model was trained on them; max_length counts them, too
prompt = "<start_of_turn>user\nWhat is Keras?<end_of_turn>\n<start_of_turn>model\n"
print(causal_lm.generate(prompt, max_length=256))
