from transformers import pipeline

pipe = pipeline("mask-generation", model="facebook/sam-vit-base")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
outputs = pipe(image)
print(len(outputs["masks"]), "masks, scores:", outputs["scores"])
