from transformers import pipeline

pipe = pipeline("image-segmentation", model="shi-labs/oneformer_ade20k_swin_tiny")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
segments = pipe(image)
for index, segment in enumerate(segments):
    print(index, segment["label"])
    segment["mask"].save(f"mask-{index}.png")
