from transformers import pipeline

pipe = pipeline("image-segmentation", model="tue-mps/coco_panoptic_eomt_large_640")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for index, segment in enumerate(pipe(image)):
    print(index, segment["label"], segment["score"])
    segment["mask"].save(f"mask-{index}.png")
