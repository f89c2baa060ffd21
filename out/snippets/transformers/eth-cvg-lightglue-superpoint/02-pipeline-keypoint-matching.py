from transformers import pipeline

pipe = pipeline("keypoint-matching", model="ETH-CVG/lightglue_superpoint")

# Two pictures of the same place; square ones, since up to release 5.24 the pipeline takes
# the width for the height.
for match in pipe(["left.png", "right.png"], threshold=0.2):
    print(match["keypoint_image_0"], match["keypoint_image_1"], match["score"])
