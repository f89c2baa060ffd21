from optimum.intel import OVModelForCausalLM
from transformers import AutoTokenizer

# device="GPU" runs it on a GPU of Intel
model = OVModelForCausalLM.from_pretrained("mosesman/LFM2.5-2.6B-openvino-int8-npu", device="CPU")
tokenizer = AutoTokenizer.from_pretrained("mosesman/LFM2.5-2.6B-openvino-int8-npu")

messages = [{"role": "user", "content": "Why is the sea salty?"}]
inputs = tokenizer.apply_chat_template(
    messages,
    add_generation_prompt=True,
    return_dict=True,
    return_tensors="pt",
)
output = model.generate(**inputs, max_new_tokens=512)
answer = output[0][inputs["input_ids"].shape[1] :]
print(tokenizer.decode(answer, skip_special_tokens=True))
