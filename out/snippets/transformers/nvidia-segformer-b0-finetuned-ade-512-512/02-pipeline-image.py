from transformers import pipeline

pipe = pipeline("image-segmentation", model="nvidia/segformer-b0-finetuned-ade-512-512")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
segments = pipe(image)
for index, segment in enumerate(segments):
    print(index, segment["label"])
    segment["mask"].save(f"mask-{index}.png")
