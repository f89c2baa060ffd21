from transformers import pipeline

pipe = pipeline(
    "image-text-to-text",
    model="baidu/Unlimited-OCR",
    trust_remote_code=True,
)

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
outputs = pipe(image, text="Describe this image.", max_new_tokens=40)
print(outputs[0]["generated_text"])
