from vllm import LLM

llm = LLM(model="lued/Qwen3.8-27B-INT8-W8A16-MTP")

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image_url",
                "image_url": {"url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"},
            },
            {"type": "text", "text": "Which animal is on the candy?"},
        ],
    },
]
params = llm.get_default_sampling_params()
params.max_tokens = 1024
outputs = llm.chat(messages, params)
print(outputs[0].outputs[0].text)
