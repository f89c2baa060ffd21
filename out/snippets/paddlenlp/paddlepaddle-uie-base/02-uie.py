from pprint import pprint

from huggingface_hub import snapshot_download
from paddlenlp import Taskflow

# The model is converted there before it is first used
folder = snapshot_download("PaddlePaddle/uie-base", local_dir="uie-base")

# What to look for, in your own words
schema = ["人物", "地点", "时间"]
text = "2019年5月，王芳在杭州开了一家小面包店。"
extract = Taskflow(
    "information_extraction",
    task_path=folder,
    schema=schema,
)
pprint(extract(text))
