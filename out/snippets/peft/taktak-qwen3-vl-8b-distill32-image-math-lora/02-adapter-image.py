from peft import PeftModel
from transformers import AutoModelForImageTextToText, AutoProcessor

base_model = AutoModelForImageTextToText.from_pretrained("Qwen/Qwen3-VL-8B-Thinking", device_map="auto")
model = PeftModel.from_pretrained(base_model, "TakTak/qwen3-vl-8b-distill32-image-math-lora")
processor = AutoProcessor.from_pretrained("Qwen/Qwen3-VL-8B-Thinking")

# A picture and a question of the kind that the adapter was trained on
messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "Which animal is on the candy?"},
        ],
    },
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=2048)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
