from imgutils.tagging import get_pixai_tags

# image.jpg: a drawing
general, characters = get_pixai_tags("image.jpg", model_name="powwwwer/pixai-tagger-v0.9-onnx")
for tag, score in {**characters, **general}.items():
    print(tag, round(float(score), 3))
