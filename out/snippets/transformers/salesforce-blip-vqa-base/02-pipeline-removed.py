# ⚠️ Version 5 of Transformers has no visual-question-answering pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("visual-question-answering", model="Salesforce/blip-vqa-base")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG"
print(pipe(image=image, question="Which animal is on the candy?"))
