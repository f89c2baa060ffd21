from peft import PeftModel
from transformers import AutoModelForImageTextToText, AutoProcessor

base_model = AutoModelForImageTextToText.from_pretrained("Video-R1/Qwen2.5-VL-7B-COT-SFT", device_map="auto")
model = PeftModel.from_pretrained(base_model, "cvis-tmu/videor1sft-qwen2_5vl-7b-lora-sft-SQA3Devery24_465steps")
processor = AutoProcessor.from_pretrained("Video-R1/Qwen2.5-VL-7B-COT-SFT")

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
