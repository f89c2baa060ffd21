from peft import PeftModel
from transformers import AutoModelForMultimodalLM, AutoProcessor

base_model = AutoModelForMultimodalLM.from_pretrained(
    "Qwen/Qwen2-Audio-7B-Instruct",
    device_map="auto",
)
model = PeftModel.from_pretrained(base_model, "sample/adapter-that-hears")
processor = AutoProcessor.from_pretrained("Qwen/Qwen2-Audio-7B-Instruct")

# A recording and a question of the kind that the adapter was trained on
messages = [
    {
        "role": "user",
        "content": [
            {"type": "audio", "path": "audio.wav"},
            {"type": "text", "text": "What is said in this recording?"},
        ],
    },
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device, base_model.dtype)
outputs = model.generate(**inputs, max_new_tokens=200)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
