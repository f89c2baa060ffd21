from transformers import pipeline

pipe = pipeline("image-segmentation", model="briaai/RMBG-1.4", trust_remote_code=True)

pipe("image.jpg").save("foreground.png")
pipe("image.jpg", return_mask=True).save("mask.png")
