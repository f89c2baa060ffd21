from transformers import AutoModelForImageTextToText, AutoProcessor

processor = AutoProcessor.from_pretrained("Video-R1/Video-R1-7B")
model = AutoModelForImageTextToText.from_pretrained(
    "Video-R1/Video-R1-7B",
    device_map="auto",
)

messages = [
    {
        "role": "user",
        "content": [
            {"type": "video", "path": "video.mp4"},
            {"type": "text", "text": "What happens in this video?"},
        ],
    },
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device, model.dtype)

outputs = model.generate(**inputs, max_new_tokens=200)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
