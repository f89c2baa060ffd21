from transformers import pipeline

pipe = pipeline("image-text-to-text", model="florence-community/Florence-2-base")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
# Others are <DETAILED_CAPTION>, <OD> for objects, and <OCR>.
text = "<CAPTION>"
outputs = pipe(image, text=text, max_new_tokens=40)
print(outputs[0]["generated_text"])
