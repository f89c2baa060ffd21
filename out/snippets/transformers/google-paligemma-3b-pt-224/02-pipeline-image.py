from transformers import pipeline

pipe = pipeline("image-text-to-text", model="google/paligemma-3b-pt-224")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
# How PaliGemma is asked; other models have prompts of their own.
text = "caption en"
outputs = pipe(image, text=text, max_new_tokens=40)
print(outputs[0]["generated_text"])
