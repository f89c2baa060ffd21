from transformers import pipeline

pipe = pipeline("image-segmentation", model="facebook/mask2former-swin-tiny-coco-instance")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
segments = pipe(image, subtask="instance")
for index, segment in enumerate(segments):
    print(index, segment["label"])
    segment["mask"].save(f"mask-{index}.png")
