import daft
from daft.io import HuggingFaceConfig, IOConfig
from huggingface_hub import get_token

hub = IOConfig(hf=HuggingFaceConfig(token=get_token()))  # the token of: hf auth login
data = daft.read_parquet("hf://datasets/cais/hle/data/test-00000-of-00001.parquet", io_config=hub)
data.show(5)
