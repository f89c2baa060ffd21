from transformers import pipeline

pipe = pipeline("image-text-to-text", model="microsoft/kosmos-2-patch14-224")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
text = "<grounding> An image of"
outputs = pipe(image, text=text, max_new_tokens=40)
print(outputs[0]["generated_text"])
