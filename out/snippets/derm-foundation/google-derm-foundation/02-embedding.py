import requests
import tensorflow as tf
from huggingface_hub import snapshot_download

url = "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png"
response = requests.get(url, timeout=30)
response.raise_for_status()

image = tf.train.Feature(bytes_list=tf.train.BytesList(value=[response.content]))
features = tf.train.Features(feature={"image/encoded": image})
example = tf.train.Example(features=features).SerializeToString()

model = tf.saved_model.load(snapshot_download("google/derm-foundation"))
infer = model.signatures["serving_default"]
output = infer(inputs=tf.constant([example]))
print(output["embedding"].numpy().flatten())  # 6144 numbers
