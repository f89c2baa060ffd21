from fxr.inference import FleXraySegmenter

segmenter = FleXraySegmenter.from_pretrained("VictorButoi/flexray")

prediction = segmenter.predict("image.png", threshold=0.5)
masks = prediction.masks  # uint8, one channel a structure
print(segmenter.label_names)
print(masks.shape)
