from transformers import AutoImageProcessor, AutoModelForImageTextToText, AutoTokenizer
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("nlpconnect/vit-gpt2-image-captioning")
tokenizer = AutoTokenizer.from_pretrained("nlpconnect/vit-gpt2-image-captioning")
model = AutoModelForImageTextToText.from_pretrained(
    "nlpconnect/vit-gpt2-image-captioning",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
outputs = model.generate(
    **inputs.to(model.device, model.dtype),
    max_new_tokens=40,
)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
