from transformers import AutoModelForCausalLM, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained(
    "microsoft/Phi-3.5-vision-instruct",
    trust_remote_code=True,
    num_crops=16,
)
model = AutoModelForCausalLM.from_pretrained(
    "microsoft/Phi-3.5-vision-instruct",
    trust_remote_code=True,
    torch_dtype="auto",
    device_map="auto",
    # Or "flash_attention_2", where flash-attn is installed
    _attn_implementation="eager",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG")
question = "Which animal is on the candy?"
# In the text, <|image_1|> stands for the first picture.
messages = [{"role": "user", "content": "<|image_1|>\n" + question}]
prompt = processor.tokenizer.apply_chat_template(
    messages,
    tokenize=False,
    add_generation_prompt=True,
)
inputs = processor(prompt, [image], return_tensors="pt").to(model.device)

outputs = model.generate(**inputs, max_new_tokens=40)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
