from transformers import AutoModel, AutoTokenizer
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("openbmb/MiniCPM-V-4_5", trust_remote_code=True)
model = AutoModel.from_pretrained(
    "openbmb/MiniCPM-V-4_5",
    trust_remote_code=True,
    attn_implementation="sdpa",
    torch_dtype="auto",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG")
question = "Which animal is on the candy?"
messages = [{"role": "user", "content": [image, question]}]
print(model.chat(msgs=messages, tokenizer=tokenizer))
