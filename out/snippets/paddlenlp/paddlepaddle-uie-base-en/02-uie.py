from pprint import pprint

from huggingface_hub import snapshot_download
from paddlenlp import Taskflow

# The model is converted there before it is first used
folder = snapshot_download("PaddlePaddle/uie-base-en", local_dir="uie-base-en")

# What to look for, in your own words
schema = ["person", "place", "date"]
text = "In May 2019, Mary Hill opened a small bakery in Leeds."
extract = Taskflow(
    "information_extraction",
    task_path=folder,
    schema=schema,
    schema_lang="en",
)
pprint(extract(text))
