from pruna import PrunaModel
from transformers import AutoProcessor

processor = AutoProcessor.from_pretrained("PrunaAI/SmolVLM-Instruct-smashed")
model = PrunaModel.from_pretrained("PrunaAI/SmolVLM-Instruct-smashed")

image_url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "url": image_url},
            {"type": "text", "text": "Which animal is on the candy?"},
        ],
    }
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=512)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
