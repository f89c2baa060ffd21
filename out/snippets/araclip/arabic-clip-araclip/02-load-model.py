import numpy as np
from araclip import AraClip
from PIL import Image

model = AraClip.from_pretrained("Arabic-Clip/araclip")

labels = ["قطة", "كلب", "سيارة"]  # cat, dog, car
image_vector = model.embed(image=Image.open("image.jpg"))
text_vectors = np.stack([model.embed(text=label) for label in labels])

scores = text_vectors @ image_vector
print(labels[int(np.argmax(scores))])
