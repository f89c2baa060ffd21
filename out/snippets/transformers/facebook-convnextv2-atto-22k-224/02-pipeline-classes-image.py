from transformers import pipeline

pipe = pipeline("image-classification", model="facebook/convnextv2-atto-22k-224")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for result in pipe(image):
    print(result["label"], result["score"])
