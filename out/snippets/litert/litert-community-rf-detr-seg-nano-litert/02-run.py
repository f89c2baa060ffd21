import numpy as np
from ai_edge_litert.interpreter import Interpreter
from huggingface_hub import hf_hub_download, list_repo_files

# Of several graphs in the repository the first is taken.
graphs = [name for name in list_repo_files("litert-community/RF-DETR-Seg-Nano-LiteRT") if name.endswith(".tflite")]
interpreter = Interpreter(model_path=hf_hub_download("litert-community/RF-DETR-Seg-Nano-LiteRT", graphs[0]))
interpreter.allocate_tensors()

# What the graph asks for, filled with zeros
for place in interpreter.get_input_details():
    print(place["name"], place["dtype"], place["shape"])
    interpreter.set_tensor(place["index"], np.zeros(place["shape"], place["dtype"]))

interpreter.invoke()
for place in interpreter.get_output_details():
    print(place["name"], interpreter.get_tensor(place["index"]))
