from transformers import AutoModelForVisualQuestionAnswering, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("Salesforce/blip2-opt-2.7b")
model = AutoModelForVisualQuestionAnswering.from_pretrained(
    "Salesforce/blip2-opt-2.7b",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG")
question = "Which animal is on the candy?"
prompt = f"Question: {question} Answer:"
inputs = processor(images=image, text=prompt, return_tensors="pt")
outputs = model.generate(**inputs.to(model.device, model.dtype), max_new_tokens=20)
print(processor.decode(outputs[0], skip_special_tokens=True))
