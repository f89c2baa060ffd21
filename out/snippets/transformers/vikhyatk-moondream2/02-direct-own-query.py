from transformers import AutoModelForCausalLM
from transformers.image_utils import load_image

model = AutoModelForCausalLM.from_pretrained(
    "vikhyatk/moondream2",
    trust_remote_code=True,
    # Its code can't be spread over devices.
    device_map="cuda",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG")
print(model.caption(image)["caption"])
question = "Which animal is on the candy?"
print(model.query(image, question)["answer"])
