import daft
from daft.io import HuggingFaceConfig, IOConfig
from huggingface_hub import get_token

hub = IOConfig(hf=HuggingFaceConfig(token=get_token()))  # the token of: hf auth login
data = daft.read_csv("hf://datasets/Idavidrein/gpqa/gpqa_extended.csv", io_config=hub)
data.show(5)
