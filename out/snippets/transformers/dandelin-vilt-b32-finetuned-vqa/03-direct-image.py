from transformers import AutoModelForVisualQuestionAnswering, AutoProcessor

processor = AutoProcessor.from_pretrained("dandelin/vilt-b32-finetuned-vqa")
model = AutoModelForVisualQuestionAnswering.from_pretrained(
    "dandelin/vilt-b32-finetuned-vqa",
    device_map="auto",
)
print(model)
