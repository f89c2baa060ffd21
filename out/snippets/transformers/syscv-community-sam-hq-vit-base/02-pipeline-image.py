from transformers import pipeline

pipe = pipeline("mask-generation", model="syscv-community/sam-hq-vit-base")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
outputs = pipe(image)
print(len(outputs["masks"]), "masks, scores:", outputs["scores"])
