from huggingface_hub import from_pretrained_fastai

learn = from_pretrained_fastai("espejelomar/fastai-pet-breeds-classification")

label, _, probabilities = learn.predict("image.jpg")
print(label, float(probabilities.max()))
