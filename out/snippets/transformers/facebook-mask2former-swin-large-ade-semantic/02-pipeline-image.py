from transformers import pipeline

pipe = pipeline("image-segmentation", model="facebook/mask2former-swin-large-ade-semantic")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for index, segment in enumerate(pipe(image)):
    print(index, segment["label"], segment["score"])
    segment["mask"].save(f"mask-{index}.png")
