from transformers import pipeline

pipe = pipeline("object-detection", model="facebook/detr-resnet-50")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for result in pipe(image):
    print(result["label"], result["score"], result["box"])
