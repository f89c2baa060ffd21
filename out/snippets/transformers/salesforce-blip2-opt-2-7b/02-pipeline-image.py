from transformers import pipeline

pipe = pipeline("image-text-to-text", model="Salesforce/blip2-opt-2.7b")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
outputs = pipe(image, text="Describe this image.", max_new_tokens=40)
print(outputs[0]["generated_text"])
