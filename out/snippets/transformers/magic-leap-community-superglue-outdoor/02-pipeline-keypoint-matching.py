from transformers import pipeline

pipe = pipeline("keypoint-matching", model="magic-leap-community/superglue_outdoor")

# Two pictures of the same place
for match in pipe(["left.png", "right.png"], threshold=0.2):
    print(match["keypoint_image_0"], match["keypoint_image_1"], match["score"])
