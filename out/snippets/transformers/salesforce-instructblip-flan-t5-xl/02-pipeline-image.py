from transformers import pipeline

pipe = pipeline("image-text-to-text", model="Salesforce/instructblip-flan-t5-xl")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
text = "Which birds are these?"
outputs = pipe(image, text=text, max_new_tokens=40)
print(outputs[0]["generated_text"])
