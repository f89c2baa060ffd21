import numpy as np
import onnxruntime as ort
from huggingface_hub import hf_hub_download

# Take the name from the repository's files; one beside it that ends in _data belongs to it
path = hf_hub_download("ivere27/tiny-receipt-vqa-structured-qa-21m", "model.onnx")
session = ort.InferenceSession(path, providers=ort.get_available_providers())

# What the graph asks for, filled with zeros, and with 1 for each length that is free
types = {
    "tensor(float)": np.float32,
    "tensor(float16)": np.float16,
    "tensor(int64)": np.int64,
    "tensor(int32)": np.int32,
    "tensor(bool)": np.bool_,
}
inputs = {}
for place in session.get_inputs():
    print(place.name, place.type, place.shape)
    shape = [size if isinstance(size, int) else 1 for size in place.shape]
    inputs[place.name] = np.zeros(shape, types[place.type])

outputs = session.run(None, inputs)
for place, value in zip(session.get_outputs(), outputs):
    print(place.name, value)
