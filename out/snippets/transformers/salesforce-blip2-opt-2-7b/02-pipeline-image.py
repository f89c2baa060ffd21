from transformers import pipeline

pipe = pipeline("image-text-to-text", model="Salesforce/blip2-opt-2.7b")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
text = "Question: Which birds are these? Answer:"
outputs = pipe(image, text=text, max_new_tokens=40)
print(outputs[0]["generated_text"])
