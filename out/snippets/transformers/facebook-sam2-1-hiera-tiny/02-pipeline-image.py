from transformers import pipeline

pipe = pipeline("mask-generation", model="facebook/sam2.1-hiera-tiny")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
outputs = pipe(image)
print(len(outputs["masks"]), "masks, scores:", outputs["scores"])
